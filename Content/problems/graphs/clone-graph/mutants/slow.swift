// Bug: too slow. Remembers nodes only along the current path and walks every simple path:
// exponential.
class Solution {
  func cloneGraph(_ node: Node?) -> Node? {
    var copies: [ObjectIdentifier: Node] = [:]

    func visit(_ original: Node, _ path: [Node]) -> Node {
      let copy = copies[ObjectIdentifier(original)] ?? Node(original.val)
      copies[ObjectIdentifier(original)] = copy
      if !path.contains(where: { $0 === original }) {
        copy.neighbors = original.neighbors.map { other in
          other.map { visit($0, path + [original]) }
        }
      }
      return copy
    }

    return node.map { visit($0, []) }
  }
}
