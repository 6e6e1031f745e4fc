// Idea: collects all values, sorts them and builds a new list. Time O(n log n), space O(n).
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    var values: [Int] = []
    for list in lists {
      var rest = list
      while let node = rest {
        values.append(node.val)
        rest = node.next
      }
    }
    return values.sorted(by: >).reduce(nil) { list, value in ListNode(value, list) }
  }
}
