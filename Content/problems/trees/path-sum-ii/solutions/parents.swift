// Idea: notes every parent and climbs from the leaves whose sum is right. Time O(n · height).
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    guard let root else { return [] }
    var nodes = [(node: root, parent: -1, sum: root.val)]
    var next = 0
    var paths: [[Int]] = []
    while next < nodes.count {
      let (node, _, sum) = nodes[next]
      let children = [node.left, node.right].compactMap { $0 }
      if children.isEmpty, sum == targetSum {
        var path: [Int] = []
        var place = next
        while place >= 0 {
          path.append(nodes[place].node.val)
          place = nodes[place].parent
        }
        paths.append(path.reversed())
      }
      for child in children { nodes.append((child, next, sum + child.val)) }
      next += 1
    }
    return paths
  }
}
