// Idea: copies a node, remembers the copy, then asks for the copies of its neighbours. Time
// O(nodes + edges).
class Solution {
  private var copies: [ObjectIdentifier: Node] = [:]

  func cloneGraph(_ node: Node?) -> Node? {
    guard let original = node else { return nil }
    if let known = copies[ObjectIdentifier(original)] { return known }
    let copy = Node(original.val)
    copies[ObjectIdentifier(original)] = copy
    copy.neighbors = original.neighbors.map(cloneGraph)
    return copy
  }
}
