// Bug: too slow: asks at every node of the tree whether p and q lie below, and takes the lowest.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    var nodes = [root].compactMap { $0 }
    var next = 0
    while next < nodes.count {
      nodes += [nodes[next].left, nodes[next].right].compactMap { $0 }
      next += 1
    }
    return nodes.filter { count($0, p, q) == 2 }.last
  }

  private func count(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let own = node === p || node === q ? 1 : 0
    return own + count(node.left, p, q) + count(node.right, p, q)
  }
}
