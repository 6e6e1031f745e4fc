// Bug: does not look again whether a row is left, so a single inner row is read backwards too.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    var spiral: [Int] = []
    var (top, bottom) = (0, matrix.count - 1)
    var (left, right) = (0, matrix[0].count - 1)
    while top <= bottom, left <= right {
      for column in stride(from: left, through: right, by: 1) { spiral.append(matrix[top][column]) }
      top += 1
      for row in stride(from: top, through: bottom, by: 1) { spiral.append(matrix[row][right]) }
      right -= 1
      for column in stride(from: right, through: left, by: -1) {
        spiral.append(matrix[bottom][column])
      }
      bottom -= 1
      for row in stride(from: bottom, through: top, by: -1) { spiral.append(matrix[row][left]) }
      left += 1
    }
    return spiral
  }
}
