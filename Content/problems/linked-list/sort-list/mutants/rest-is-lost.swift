// Bug: forgets the rest of one half when the other is used up.
class Solution {
  func sortList(_ head: ListNode?) -> ListNode? {
    guard let first = head, first.next != nil else { return head }
    var middle = first
    var ahead = first.next
    while let next = ahead?.next {
      middle = middle.next!
      ahead = next.next
    }
    let half = middle.next
    middle.next = nil
    var (one, other) = (sortList(head), sortList(half))
    let front = ListNode()
    var last = front
    while let left = one, let right = other {
      if left.val <= right.val {
        last.next = left
        last = left
        one = left.next
      } else {
        last.next = right
        last = right
        other = right.next
      }
    }
    last.next = nil
    return front.next
  }
}
