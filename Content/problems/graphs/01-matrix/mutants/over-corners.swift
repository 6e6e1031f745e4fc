// Bug: counts a step over a corner as one step.
class Solution {
  func updateMatrix(_ mat: [[Int]]) -> [[Int]] {
    var steps = mat.map { $0.map { $0 == 0 ? 0 : -1 } }
    var queue: [(Int, Int)] = []
    for row in mat.indices {
      for column in mat[row].indices where mat[row][column] == 0 { queue.append((row, column)) }
    }
    var next = 0
    while next < queue.count {
      let (row, column) = queue[next]
      next += 1
      for r in row - 1...row + 1 where steps.indices.contains(r) {
        for c in column - 1...column + 1 where steps[r].indices.contains(c) && steps[r][c] < 0 {
          steps[r][c] = steps[row][column] + 1
          queue.append((r, c))
        }
      }
    }
    return steps
  }
}
