// Bug: loses the last node if it has no partner.
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    let front = ListNode()
    var last = front
    var rest = head
    while let first = rest, let second = first.next {
      rest = second.next
      last.next = second
      second.next = first
      first.next = nil
      last = first
    }
    return front.next
  }
}
