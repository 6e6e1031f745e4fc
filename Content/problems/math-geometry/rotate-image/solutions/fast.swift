// Idea: mirrors at the diagonal, then turns every row around. Time O(n^2), extra space O(1).
class Solution {
  func rotate(_ matrix: inout [[Int]]) {
    for row in matrix.indices {
      for column in 0..<row {
        let value = matrix[row][column]
        matrix[row][column] = matrix[column][row]
        matrix[column][row] = value
      }
    }
    for row in matrix.indices { matrix[row].reverse() }
  }
}
