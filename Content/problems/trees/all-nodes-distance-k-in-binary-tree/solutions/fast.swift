// Idea: spreads from the target in rings, over children and parents. Time O(n), space O(n).
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
    var ring: [(node: TreeNode, before: TreeNode?)] = [(target, nil)]
    for _ in 0..<k {
      var next: [(node: TreeNode, before: TreeNode?)] = []
      for (node, before) in ring {
        for neighbour in [node.left, node.right, parents[ObjectIdentifier(node)]] {
          if let neighbour, neighbour !== before { next.append((neighbour, node)) }
        }
      }
      ring = next
    }
    return ring.map(\.node.val)
  }
}
