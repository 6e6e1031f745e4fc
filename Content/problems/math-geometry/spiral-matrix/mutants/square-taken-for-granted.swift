// Bug: takes as many columns as rows for granted.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    var spiral: [Int] = []
    var (row, column) = (0, -1)
    var (down, right) = (0, 1)
    var (length, nextLength) = (matrix.count, matrix.count - 1)
    while length > 0 {
      for _ in 0..<length {
        row += down
        column += right
        guard matrix.indices.contains(row), matrix[row].indices.contains(column) else {
          return spiral
        }
        spiral.append(matrix[row][column])
      }
      (down, right) = (right, -down)
      (length, nextLength) = (nextLength, length - 1)
    }
    return spiral
  }
}
