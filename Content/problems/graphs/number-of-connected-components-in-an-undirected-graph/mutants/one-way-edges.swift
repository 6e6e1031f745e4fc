// Bug: walks each edge only from its first end to its second.
class Solution {
  func countComponents(_ n: Int, _ edges: [[Int]]) -> Int {
    var neighbours = [[Int]](repeating: [], count: n)
    for edge in edges { neighbours[edge[0]].append(edge[1]) }
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
