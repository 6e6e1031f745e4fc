// Idea: climbs from every node to the root and looks for a greater value. Time O(n · height).
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
    guard let root else { return 0 }
    var nodes = [root]
    var parents = [-1]
    var next = 0
    while next < nodes.count {
      for child in [nodes[next].left, nodes[next].right] {
        guard let child else { continue }
        nodes.append(child)
        parents.append(next)
      }
      next += 1
    }
    return nodes.indices.filter { start in
      var place = start
      while place >= 0, nodes[place].val <= nodes[start].val { place = parents[place] }
      return place < 0
    }.count
  }
}
