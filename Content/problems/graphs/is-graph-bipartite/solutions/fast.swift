// Idea: a walk through each part, on which neighbours get the other group; no edge may stay within.
class Solution {
  func isBipartite(_ graph: [[Int]]) -> Bool {
    var isLeft = [Bool?](repeating: nil, count: graph.count)
    for start in graph.indices where isLeft[start] == nil {
      isLeft[start] = true
      var open = [(node: start, isLeft: true)]
      while let current = open.popLast() {
        for near in graph[current.node] {
          if isLeft[near] == current.isLeft { return false }
          if isLeft[near] == nil {
            isLeft[near] = !current.isLeft
            open.append((near, !current.isLeft))
          }
        }
      }
    }
    return true
  }
}
