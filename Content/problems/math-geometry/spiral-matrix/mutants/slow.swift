// Bug: too slow: searches a list of all visited cells at each step.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    var visited: [(Int, Int)] = []
    var spiral: [Int] = []
    var (row, column) = (0, 0)
    var (down, right) = (0, 1)
    while spiral.count < matrix.count * matrix[0].count {
      spiral.append(matrix[row][column])
      visited.append((row, column))
      let next = (row + down, column + right)
      let isInside = matrix.indices.contains(next.0) && matrix[0].indices.contains(next.1)
      if !isInside || visited.contains(where: { $0 == next }) {
        (down, right) = (right, -down)
      }
      row += down
      column += right
    }
    return spiral
  }
}
