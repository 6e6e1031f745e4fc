// Bug: too slow: rewrites the group of every node for each edge.
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
    var group = Array(0..<n)
    for edge in edges {
      let (kept, lost) = (group[edge[0]], group[edge[1]])
      if kept == lost { return false }
      group = group.map { $0 == lost ? kept : $0 }
    }
    return Set(group).count == 1
  }
}
