// Idea: hangs the smaller first node behind the last one, from a helper node on. Time O(n), space
// O(1).
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
    last.next = one ?? other
    return front.next
  }
}
