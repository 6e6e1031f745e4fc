// Idea: a table of the sums on the present way, as for pieces of a list. Time O(n), space O(n).
class Solution {
  private var earlier: [Int: Int] = [:]

  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    earlier = [0: 1]
    return count(root, above: 0, targetSum)
  }

  private func count(_ root: TreeNode?, above: Int, _ target: Int) -> Int {
    guard let node = root else { return 0 }
    let sum = above + node.val
    let own = earlier[sum - target, default: 0]
    earlier[sum, default: 0] += 1
    let left = count(node.left, above: sum, target)
    let right = count(node.right, above: sum, target)
    earlier[sum, default: 0] -= 1
    return own + left + right
  }
}
