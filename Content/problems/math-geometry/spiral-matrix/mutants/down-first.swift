// Bug: walks the other way round, down the first column first.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    var spiral: [Int] = []
    var (row, column) = (-1, 0)
    var (down, right) = (1, 0)
    var (length, nextLength) = (matrix.count, matrix[0].count - 1)
    while length > 0 {
      for _ in 0..<length {
        row += down
        column += right
        spiral.append(matrix[row][column])
      }
      (down, right) = (-right, down)
      (length, nextLength) = (nextLength, length - 1)
    }
    return spiral
  }
}
