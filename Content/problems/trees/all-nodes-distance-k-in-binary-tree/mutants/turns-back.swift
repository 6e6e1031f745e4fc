// Bug: does not remember where it came from, so the walk turns back to nodes it has seen.
class Solution {
  func distanceK(_ root: TreeNode?, _ target: TreeNode?, _ k: Int) -> [Int] {
    guard let root, let target else { return [] }
    var parents: [ObjectIdentifier: TreeNode] = [:]
    var nodes = [root]
    while let node = nodes.popLast() {
      for child in [node.left, node.right].compactMap({ $0 }) {
        parents[ObjectIdentifier(child)] = node
        nodes.append(child)
      }
    }
    var ring = [ObjectIdentifier(target): target]
    for _ in 0..<k {
      var next: [ObjectIdentifier: TreeNode] = [:]
      for node in ring.values {
        for neighbour in [node.left, node.right, parents[ObjectIdentifier(node)]] {
          if let neighbour { next[ObjectIdentifier(neighbour)] = neighbour }
        }
      }
      ring = next
    }
    return ring.values.map(\.val)
  }
}
