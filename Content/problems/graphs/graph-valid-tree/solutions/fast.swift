// Idea: n - 1 edges, and a walk from node 0 that reaches all nodes.
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
    guard edges.count == n - 1 else { return false }
    var neighbours = [[Int]](repeating: [], count: n)
    for edge in edges {
      neighbours[edge[0]].append(edge[1])
      neighbours[edge[1]].append(edge[0])
    }
    var isReached = [Bool](repeating: false, count: n)
    isReached[0] = true
    var frontier = [0]
    var reachedCount = 1
    while let node = frontier.popLast() {
      for neighbour in neighbours[node] where !isReached[neighbour] {
        isReached[neighbour] = true
        reachedCount += 1
        frontier.append(neighbour)
      }
    }
    return reachedCount == n
  }
}
