// Bug: takes cells from the end of the list, so numbers come from long ways round.
class Solution {
  func updateMatrix(_ mat: [[Int]]) -> [[Int]] {
    var steps = mat.map { $0.map { $0 == 0 ? 0 : -1 } }
    var stack: [(Int, Int)] = []
    for row in mat.indices {
      for column in mat[row].indices where mat[row][column] == 0 { stack.append((row, column)) }
    }
    while let (row, column) = stack.popLast() {
      for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      where steps.indices.contains(r) && steps[r].indices.contains(c) && steps[r][c] < 0 {
        steps[r][c] = steps[row][column] + 1
        stack.append((r, c))
      }
    }
    return steps
  }
}
