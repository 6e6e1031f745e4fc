// Bug: too slow. Before each edge it walks from one end and looks whether the other is reached.
class Solution {
  func findRedundantConnection(_ edges: [[Int]]) -> [Int] {
    var neighbours = [[Int]](repeating: [], count: edges.count + 1)
    for edge in edges {
      var isReached = [Bool](repeating: false, count: edges.count + 1)
      isReached[edge[0]] = true
      var frontier = [edge[0]]
      while let node = frontier.popLast() {
        for near in neighbours[node] where !isReached[near] {
          isReached[near] = true
          frontier.append(near)
        }
      }
      if isReached[edge[1]] { return edge }
      neighbours[edge[0]].append(edge[1])
      neighbours[edge[1]].append(edge[0])
    }
    return []
  }
}
