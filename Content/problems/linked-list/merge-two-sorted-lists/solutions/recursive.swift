// Idea: the smaller first node, and behind it the merger of what is left. Time O(n), call stack
// O(n).
class Solution {
  func mergeTwoLists(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    guard let first = list1 else { return list2 }
    guard let second = list2 else { return first }
    guard first.val <= second.val else { return mergeTwoLists(second, first) }
    first.next = mergeTwoLists(first.next, second)
    return first
  }
}
