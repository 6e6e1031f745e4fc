// Idea: plucks one leaf after the other; a tree shrinks to a single node. Time O(n · edges).
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
    var nodes = Set(0..<n)
    var rest = edges
    while let leaf = nodes.first(where: { node in rest.filter { $0.contains(node) }.count == 1 }) {
      nodes.remove(leaf)
      rest.removeAll { $0.contains(leaf) }
    }
    return nodes.count == 1
  }
}
