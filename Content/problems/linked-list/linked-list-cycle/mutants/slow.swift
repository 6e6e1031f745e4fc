// Bug: too slow. Goes on from every node for as many steps as a list may have nodes, to see whether
// it comes back: O(n^2).
class Solution {
  func hasCycle(_ head: ListNode?) -> Bool {
    var node = head
    while let start = node {
      var other = start.next
      for _ in 0..<10_000 {
        guard let current = other else { break }
        if current === start { return true }
        other = current.next
      }
      node = start.next
    }
    return false
  }
}
