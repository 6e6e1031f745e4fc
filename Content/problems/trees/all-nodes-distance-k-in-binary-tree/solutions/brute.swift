// Idea: climbs from every node until it meets the target's way to the root. Time O(n · height).
class Solution {
  func distanceK(_ root: TreeNode?, _ target: TreeNode?, _ k: Int) -> [Int] {
    guard let root else { return [] }
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
    var above: [Int: Int] = [:]
    var place = nodes.firstIndex { $0 === target } ?? -1
    while place >= 0 {
      above[place] = above.count
      place = parents[place]
    }
    return nodes.indices.filter { start in
      var place = start
      var steps = 0
      while above[place] == nil {
        place = parents[place]
        steps += 1
      }
      return steps + above[place, default: 0] == k
    }.map { nodes[$0].val }
  }
}
