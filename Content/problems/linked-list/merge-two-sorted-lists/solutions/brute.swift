// Idea: collects all values, sorts them and builds a new list. Time O(n log n), space O(n).
class Solution {
  func mergeTwoLists(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    var values: [Int] = []
    for list in [list1, list2] {
      var rest = list
      while let node = rest {
        values.append(node.val)
        rest = node.next
      }
    }
    var answer: ListNode?
    for value in values.sorted(by: >) {
      let node = ListNode(value)
      node.next = answer
      answer = node
    }
    return answer
  }
}
