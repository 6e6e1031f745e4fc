// Bug: too slow: joins the lists of both sides at every node to get the order.
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    let nodes = list(root)
    guard let place = nodes.firstIndex(where: { $0 === p }) else { return nil }
    return place + 1 < nodes.count ? nodes[place + 1] : nil
  }

  private func list(_ root: TreeNode?) -> [TreeNode] {
    guard let node = root else { return [] }
    let left = list(node.left)
    let right = list(node.right)
    return (left + [node] + right).sorted { $0.val < $1.val }
  }
}
