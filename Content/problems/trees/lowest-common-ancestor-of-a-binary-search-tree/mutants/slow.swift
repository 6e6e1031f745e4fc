// Bug: too slow: tries every node and climbs up to it from p and q, looking for each parent among
// all nodes.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    var nodes = [root].compactMap { $0 }
    var next = 0
    while next < nodes.count {
      nodes += [nodes[next].left, nodes[next].right].compactMap { $0 }
      next += 1
    }
    return nodes.last { isAbove($0, p, nodes) && isAbove($0, q, nodes) }
  }

  private func isAbove(_ node: TreeNode, _ start: TreeNode?, _ nodes: [TreeNode]) -> Bool {
    var climber = start
    while let below = climber, below !== node {
      climber = nodes.first { $0.left === below || $0.right === below }
    }
    return climber != nil
  }
}
