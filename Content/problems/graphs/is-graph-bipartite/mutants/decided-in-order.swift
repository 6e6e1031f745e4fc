// Bug: goes through the nodes by number and gives each the group that its first neighbour is not in.
class Solution {
  func isBipartite(_ graph: [[Int]]) -> Bool {
    var isLeft: [Int: Bool] = [:]
    for (node, nearby) in graph.enumerated() {
      let known = nearby.first { isLeft[$0] != nil }
      isLeft[node] = !(known.flatMap { isLeft[$0] } ?? false)
    }
    return graph.enumerated().allSatisfy { node, nearby in
      nearby.allSatisfy { isLeft[$0] != isLeft[node] }
    }
  }
}
