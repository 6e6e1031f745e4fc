// Idea: walks stretches whose lengths fall by one, turning to the right after each.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    var spiral: [Int] = []
    var (row, column) = (0, -1)
    var (down, right) = (0, 1)
    var (length, nextLength) = (matrix[0].count, matrix.count - 1)
    while length > 0 {
      for _ in 0..<length {
        row += down
        column += right
        spiral.append(matrix[row][column])
      }
      (down, right) = (right, -down)
      (length, nextLength) = (nextLength, length - 1)
    }
    return spiral
  }
}
