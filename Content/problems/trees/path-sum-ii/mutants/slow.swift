// Bug: too slow: climbs from every node to the root, and asks only then whether it is a leaf.
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    var parents: [ObjectIdentifier: TreeNode] = [:]
    var nodes = [root].compactMap { $0 }
    var next = 0
    while next < nodes.count {
      for child in [nodes[next].left, nodes[next].right] {
        guard let child else { continue }
        parents[ObjectIdentifier(child)] = nodes[next]
        nodes.append(child)
      }
      next += 1
    }
    var paths: [[Int]] = []
    for node in nodes {
      var path: [Int] = []
      var place: TreeNode? = node
      while let above = place {
        path.append(above.val)
        place = parents[ObjectIdentifier(above)]
      }
      let isLeaf = node.left == nil && node.right == nil
      if isLeaf, path.reduce(0, +) == targetSum { paths.append(path.reversed()) }
    }
    return paths
  }
}
