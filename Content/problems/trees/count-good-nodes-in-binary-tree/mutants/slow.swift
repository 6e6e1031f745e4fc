// Bug: too slow: writes down the whole way to every node and looks for its maximum.
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
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
    return nodes.filter { node in
      var way: [Int] = []
      var place: TreeNode? = node
      while let above = place {
        way.append(above.val)
        place = parents[ObjectIdentifier(above)]
      }
      return way.max() == node.val
    }.count
  }
}
