// Bug: stops when one list is used up and forgets the rest of the other.
class Solution {
  func mergeTwoLists(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    let front = ListNode()
    var last = front
    var (one, other) = (list1, list2)
    while let first = one, let second = other {
      if first.val <= second.val {
        last.next = first
        last = first
        one = first.next
      } else {
        last.next = second
        last = second
        other = second.next
      }
    }
    last.next = nil
    return front.next
  }
}
