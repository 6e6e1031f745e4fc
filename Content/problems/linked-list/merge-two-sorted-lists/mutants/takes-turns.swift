// Bug: takes a node of each list in turn instead of the smaller one.
class Solution {
  func mergeTwoLists(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    guard let first = list1 else { return list2 }
    first.next = mergeTwoLists(list2, first.next)
    return first
  }
}
