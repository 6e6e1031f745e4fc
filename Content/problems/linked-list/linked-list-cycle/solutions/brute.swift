// Idea: remembers every node by its identity. Time O(n), space O(n).
class Solution {
  func hasCycle(_ head: ListNode?) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var current = head
    while let node = current {
      guard seen.insert(ObjectIdentifier(node)).inserted else { return true }
      current = node.next
    }
    return false
  }
}
