// Bug: mirrors at the diagonal and stops there.
class Solution {
  func rotate(_ matrix: inout [[Int]]) {
    for row in matrix.indices {
      for column in 0..<row {
        let value = matrix[row][column]
        matrix[row][column] = matrix[column][row]
        matrix[column][row] = value
      }
    }
  }
}
