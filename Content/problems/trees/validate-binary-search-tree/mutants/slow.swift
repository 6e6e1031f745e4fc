// Bug: too slow: collects all values of both sides anew at every node, and copies them on the way.
class Solution {
  func isValidBST(_ root: TreeNode?) -> Bool {
    guard let node = root else { return true }
    let isLower = values(node.left).allSatisfy { $0 < node.val }
    let isHigher = values(node.right).allSatisfy { $0 > node.val }
    let isLeftFine = isValidBST(node.left)
    let isRightFine = isValidBST(node.right)
    return isLower && isHigher && isLeftFine && isRightFine
  }

  private func values(_ root: TreeNode?) -> [Int] {
    guard let node = root else { return [] }
    return values(node.left) + [node.val] + values(node.right)
  }
}
