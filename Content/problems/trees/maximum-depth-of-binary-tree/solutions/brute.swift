// Idea: notes every node's parent, then walks from each node up to the root. Time O(n · height).
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
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
    var longest = 0
    for start in nodes.indices {
      var (place, length) = (start, 0)
      while place >= 0 { (place, length) = (parents[place], length + 1) }
      longest = max(longest, length)
    }
    return longest
  }
}
