// Bug: too slow: looks for every node's parent among all nodes.
class Solution {
  func distanceK(_ root: TreeNode?, _ target: TreeNode?, _ k: Int) -> [Int] {
    guard let root, let target else { return [] }
    var nodes = [root]
    var next = 0
    while next < nodes.count {
      nodes += [nodes[next].left, nodes[next].right].compactMap { $0 }
      next += 1
    }
    var ring: [(node: TreeNode, before: TreeNode?)] = [(target, nil)]
    for _ in 0..<k {
      ring = ring.flatMap { node, before in
        let parent = nodes.last { $0.left === node || $0.right === node }
        return [node.left, node.right, parent].compactMap { $0 }.filter { $0 !== before }
          .map { (node: $0, before: node) }
      }
    }
    return ring.map(\.node.val)
  }
}
