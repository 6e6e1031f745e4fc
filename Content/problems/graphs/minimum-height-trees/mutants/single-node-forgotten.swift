// Bug: looks for nodes with exactly one edge at the beginning, so a single node is not found.
class Solution {
  func findMinHeightTrees(_ n: Int, _ edges: [[Int]]) -> [Int] {
    var neighbours = [Set<Int>](repeating: [], count: n)
    for edge in edges {
      neighbours[edge[0]].insert(edge[1])
      neighbours[edge[1]].insert(edge[0])
    }
    var leaves = (0..<n).filter { neighbours[$0].count == 1 }
    var left = n
    while left > 2 {
      left -= leaves.count
      var inner: [Int] = []
      for leaf in leaves {
        for near in neighbours[leaf] {
          neighbours[near].remove(leaf)
          if neighbours[near].count == 1 { inner.append(near) }
        }
      }
      leaves = inner
    }
    return leaves
  }
}
