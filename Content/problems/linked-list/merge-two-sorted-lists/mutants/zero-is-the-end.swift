// Bug: takes a node with the value 0 for the end of its list.
class Solution {
  func mergeTwoLists(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    guard let first = list1, first.val != 0 else { return list2 }
    guard let second = list2, second.val != 0 else { return first }
    guard first.val <= second.val else { return mergeTwoLists(second, first) }
    first.next = mergeTwoLists(first.next, second)
    return first
  }
}
