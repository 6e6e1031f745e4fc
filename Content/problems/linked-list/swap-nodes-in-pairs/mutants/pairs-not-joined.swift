// Bug: does not link a pair to the one after it: each first node leads to the old second pair's head.
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    guard let newHead = head?.next else { return head }
    var rest = head
    while let first = rest, let second = first.next {
      rest = second.next
      second.next = first
      first.next = rest
    }
    return newHead
  }
}
