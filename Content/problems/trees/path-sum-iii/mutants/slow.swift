// Bug: too slow: walks down anew from every node.
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    var hits = 0
    var nodes = [root].compactMap { $0 }
    while let start = nodes.popLast() {
      nodes += [start.left, start.right].compactMap { $0 }
      var walk = [(start, start.val)]
      while let (node, sum) = walk.popLast() {
        if sum == targetSum { hits += 1 }
        if let left = node.left { walk.append((left, sum + left.val)) }
        if let right = node.right { walk.append((right, sum + right.val)) }
      }
    }
    return hits
  }
}
