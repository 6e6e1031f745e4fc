// Bug: too slow. From every node it counts steps to all others and looks for edges between equals.
class Solution {
  func isBipartite(_ graph: [[Int]]) -> Bool {
    for start in graph.indices {
      var steps = [Int](repeating: -1, count: graph.count)
      steps[start] = 0
      var queue = [start]
      var next = 0
      while next < queue.count {
        let node = queue[next]
        next += 1
        for near in graph[node] where steps[near] < 0 {
          steps[near] = steps[node] + 1
          queue.append(near)
        }
      }
      for node in queue {
        for near in graph[node] where steps[near] == steps[node] { return false }
      }
    }
    return true
  }
}
