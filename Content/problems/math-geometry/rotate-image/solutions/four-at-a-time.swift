// Idea: moves four cells around the centre at once, ring by ring. Time O(n^2), extra space O(1).
class Solution {
  func rotate(_ matrix: inout [[Int]]) {
    let last = matrix.count - 1
    for row in 0..<matrix.count / 2 {
      for column in row..<last - row {
        let value = matrix[row][column]
        matrix[row][column] = matrix[last - column][row]
        matrix[last - column][row] = matrix[last - row][last - column]
        matrix[last - row][last - column] = matrix[column][last - row]
        matrix[column][last - row] = value
      }
    }
  }
}
