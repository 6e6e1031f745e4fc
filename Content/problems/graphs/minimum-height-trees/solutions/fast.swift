// Idea: takes all leaves away, round by round, until one or two nodes are left.
class Solution {
  func findMinHeightTrees(_ n: Int, _ edges: [[Int]]) -> [Int] {
    var neighbours = [[Int]](repeating: [], count: n)
    for edge in edges {
      neighbours[edge[0]].append(edge[1])
      neighbours[edge[1]].append(edge[0])
    }
    var degree = neighbours.map(\.count)
    var leaves = (0..<n).filter { degree[$0] <= 1 }
    var left = n
    while left > 2 {
      left -= leaves.count
      var inner: [Int] = []
      for leaf in leaves {
        degree[leaf] = 0
        for near in neighbours[leaf] where degree[near] > 0 {
          degree[near] -= 1
          if degree[near] == 1 { inner.append(near) }
        }
      }
      leaves = inner
    }
    return leaves
  }
}
