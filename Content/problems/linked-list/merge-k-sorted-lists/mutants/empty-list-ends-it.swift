// Bug: takes the first empty list for the end of the array.
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    var values: [Int] = []
    for list in lists {
      guard list != nil else { break }
      var rest = list
      while let node = rest {
        values.append(node.val)
        rest = node.next
      }
    }
    return values.sorted(by: >).reduce(nil) { list, value in ListNode(value, list) }
  }
}
