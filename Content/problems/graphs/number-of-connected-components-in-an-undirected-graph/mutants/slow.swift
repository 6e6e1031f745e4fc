// Bug: too slow: rewrites the group of every node for each edge.
class Solution {
  func countComponents(_ n: Int, _ edges: [[Int]]) -> Int {
    var group = Array(0..<n)
    for edge in edges {
      let (kept, lost) = (group[edge[0]], group[edge[1]])
      if kept != lost { group = group.map { $0 == lost ? kept : $0 } }
    }
    return Set(group).count
  }
}
