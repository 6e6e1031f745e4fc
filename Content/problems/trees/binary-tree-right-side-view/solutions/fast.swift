// Idea: notes the last value of each level. Time O(n), space O(width).
class Solution {
  func rightSideView(_ root: TreeNode?) -> [Int] {
    var view: [Int] = []
    var level = [root].compactMap { $0 }
    while let last = level.last {
      view.append(last.val)
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return view
  }
}
