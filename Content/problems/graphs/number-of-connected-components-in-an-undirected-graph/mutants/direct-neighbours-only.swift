// Bug: marks only the direct neighbours of the node where it begins.
class Solution {
  func countComponents(_ n: Int, _ edges: [[Int]]) -> Int {
    var neighbours = [[Int]](repeating: [], count: n)
    for edge in edges {
      neighbours[edge[0]].append(edge[1])
      neighbours[edge[1]].append(edge[0])
    }
    var isReached = [Bool](repeating: false, count: n)
    var components = 0
    for start in 0..<n where !isReached[start] {
      components += 1
      for near in neighbours[start] { isReached[near] = true }
    }
    return components
  }
}
