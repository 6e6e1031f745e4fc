// Idea: searches the first nodes of all lists for the smallest, for every node. Time O(n · k).
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    var rests = lists
    var values: [Int] = []
    while true {
      var smallest: Int?
      for (place, rest) in rests.enumerated() {
        guard let node = rest else { continue }
        if let best = smallest, let other = rests[best], other.val <= node.val { continue }
        smallest = place
      }
      guard let place = smallest, let node = rests[place] else { break }
      values.append(node.val)
      rests[place] = node.next
    }
    return values.reversed().reduce(nil) { list, value in ListNode(value, list) }
  }
}
