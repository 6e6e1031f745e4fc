// Idea: walks from every node to every other, as in a graph. Time O(n²).
class Solution {
  func maxPathSum(_ root: TreeNode?) -> Int {
    guard let root else { return 0 }
    var nodes = [root]
    var neighbours: [[Int]] = [[]]
    var next = 0
    while next < nodes.count {
      for child in [nodes[next].left, nodes[next].right] {
        guard let child else { continue }
        neighbours[next].append(nodes.count)
        neighbours.append([next])
        nodes.append(child)
      }
      next += 1
    }
    var best = root.val
    for start in nodes.indices {
      var walk = [(place: start, before: -1, sum: nodes[start].val)]
      while let (place, before, sum) = walk.popLast() {
        best = max(best, sum)
        for after in neighbours[place] where after != before {
          walk.append((after, place, sum + nodes[after].val))
        }
      }
    }
    return best
  }
}
