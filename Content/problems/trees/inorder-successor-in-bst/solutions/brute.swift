// Idea: lists the nodes from left to right and takes the one behind p. Time O(n), space O(n).
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    var nodes: [TreeNode] = []
    list(root, &nodes)
    guard let place = nodes.firstIndex(where: { $0 === p }) else { return nil }
    return place + 1 < nodes.count ? nodes[place + 1] : nil
  }

  private func list(_ root: TreeNode?, _ nodes: inout [TreeNode]) {
    guard let node = root else { return }
    list(node.left, &nodes)
    nodes.append(node)
    list(node.right, &nodes)
  }
}
