// Bug: enters every connection at both ends, though each end lists it by itself already.
class Solution {
  func cloneGraph(_ node: Node?) -> Node? {
    guard let start = node else { return nil }
    var copies = [start.val: Node(start.val)]
    var queue = [start]
    while let original = queue.popLast() {
      for case let neighbour? in original.neighbors {
        if copies[neighbour.val] == nil {
          copies[neighbour.val] = Node(neighbour.val)
          queue.append(neighbour)
        }
        copies[original.val]?.neighbors.append(copies[neighbour.val])
        copies[neighbour.val]?.neighbors.append(copies[original.val])
      }
    }
    return copies[start.val]
  }
}
