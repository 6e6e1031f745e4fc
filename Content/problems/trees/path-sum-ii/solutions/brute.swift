// Idea: gives every node the whole list of values that leads to it. Time O(n · height).
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    var paths: [[Int]] = []
    var rest = [root].compactMap { $0 }.map { ($0, [$0.val]) }
    while let (node, path) = rest.popLast() {
      let children = [node.left, node.right].compactMap { $0 }
      if children.isEmpty, path.reduce(0, +) == targetSum { paths.append(path) }
      for child in children { rest.append((child, path + [child.val])) }
    }
    return paths
  }
}
