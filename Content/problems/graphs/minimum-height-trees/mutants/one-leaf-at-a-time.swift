// Bug: plucks leaf after leaf, the newest first, so one branch may vanish before others shrink.
class Solution {
  func findMinHeightTrees(_ n: Int, _ edges: [[Int]]) -> [Int] {
    var neighbours = [Set<Int>](repeating: [], count: n)
    for edge in edges {
      neighbours[edge[0]].insert(edge[1])
      neighbours[edge[1]].insert(edge[0])
    }
    var isLeft = [Bool](repeating: true, count: n)
    var leaves = (0..<n).filter { neighbours[$0].count <= 1 }
    var left = n
    while left > 2, let leaf = leaves.popLast() {
      isLeft[leaf] = false
      left -= 1
      for near in neighbours[leaf] {
        neighbours[near].remove(leaf)
        if neighbours[near].count == 1 { leaves.append(near) }
      }
    }
    return (0..<n).filter { isLeft[$0] }
  }
}
