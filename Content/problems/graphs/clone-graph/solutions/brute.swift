// Idea: lists every node first, then builds from the values by searching the list. Time O(nodes ·
// edges).
class Solution {
  func cloneGraph(_ node: Node?) -> Node? {
    var originals = [node].compactMap { $0 }
    var next = 0
    while next < originals.count {
      for case let neighbour? in originals[next].neighbors
      where !originals.contains(where: { $0 === neighbour }) {
        originals.append(neighbour)
      }
      next += 1
    }
    let copies = originals.map { Node($0.val) }
    for (original, copy) in zip(originals, copies) {
      copy.neighbors = original.neighbors.map { neighbour in
        copies.first { $0.val == neighbour?.val }
      }
    }
    return copies.first
  }
}
