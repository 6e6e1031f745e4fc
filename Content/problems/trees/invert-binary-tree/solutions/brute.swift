// Idea: writes every node down with its path, turns the paths around and builds a new tree from
// them. Time O(n · height).
class Solution {
  func invertTree(_ root: TreeNode?) -> TreeNode? {
    var answer: TreeNode?
    for (path, value) in places(of: root, at: []) {
      let node = TreeNode(value)
      guard let last = path.last else {
        answer = node
        continue
      }
      var parent = answer
      for goesLeft in path.dropLast() { parent = goesLeft ? parent?.right : parent?.left }
      if last { parent?.right = node } else { parent?.left = node }
    }
    return answer
  }

  /// Parents before children; a path says for each step whether it goes left.
  private func places(of root: TreeNode?, at path: [Bool]) -> [([Bool], Int)] {
    guard let node = root else { return [] }
    return [(path, node.val)] + places(of: node.left, at: path + [true])
      + places(of: node.right, at: path + [false])
  }
}
