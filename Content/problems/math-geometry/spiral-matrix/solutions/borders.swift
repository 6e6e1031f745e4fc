// Idea: walks along the four borders of what is left and moves each one inwards.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    var spiral: [Int] = []
    var (top, bottom) = (0, matrix.count - 1)
    var (left, right) = (0, matrix[0].count - 1)
    while top <= bottom, left <= right {
      for column in left...right { spiral.append(matrix[top][column]) }
      top += 1
      if top > bottom { break }
      for row in top...bottom { spiral.append(matrix[row][right]) }
      right -= 1
      if left > right { break }
      for column in (left...right).reversed() { spiral.append(matrix[bottom][column]) }
      bottom -= 1
      if top > bottom { break }
      for row in (top...bottom).reversed() { spiral.append(matrix[row][left]) }
      left += 1
    }
    return spiral
  }
}
