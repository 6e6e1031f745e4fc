// Idea: one walk for each component, begun at every node that no earlier walk reached.
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
      isReached[start] = true
      var frontier = [start]
      while let node = frontier.popLast() {
        for near in neighbours[node] where !isReached[near] {
          isReached[near] = true
          frontier.append(near)
        }
      }
    }
    return components
  }
}
