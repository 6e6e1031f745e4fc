// Idea: one walk that notes the first place of each depth; places wrap around, differences do not.
// Time O(n), space O(height).
class Solution {
  private var firsts: [Int] = []

  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    firsts = []
    return width(root, depth: 0, place: 0)
  }

  private func width(_ root: TreeNode?, depth: Int, place: Int) -> Int {
    guard let node = root else { return 0 }
    if depth == firsts.count { firsts.append(place) }
    let left = width(node.left, depth: depth + 1, place: place &* 2)
    let right = width(node.right, depth: depth + 1, place: place &* 2 &+ 1)
    return max(place &- firsts[depth] &+ 1, left, right)
  }
}
