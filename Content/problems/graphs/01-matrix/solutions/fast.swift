// Idea: one queue that begins with all zeros; a cell gets its number from whoever reaches it first.
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
      for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      where steps.indices.contains(r) && steps[r].indices.contains(c) && steps[r][c] < 0 {
        steps[r][c] = steps[row][column] + 1
        queue.append((r, c))
      }
    }
    return steps
  }
}
