// Idea: the first cell of each row and column is its mark; two variables for the first of both.
class Solution {
  func setZeroes(_ matrix: inout [[Int]]) {
    let clearsFirstRow = matrix[0].contains(0)
    let clearsFirstColumn = matrix.contains { $0[0] == 0 }
    for row in matrix.indices {
      for column in matrix[row].indices where matrix[row][column] == 0 {
        matrix[row][0] = 0
        matrix[0][column] = 0
      }
    }
    for row in matrix.indices.dropFirst() {
      for column in matrix[row].indices.dropFirst()
      where matrix[row][0] == 0 || matrix[0][column] == 0 {
        matrix[row][column] = 0
      }
    }
    if clearsFirstRow {
      for column in matrix[0].indices { matrix[0][column] = 0 }
    }
    if clearsFirstColumn {
      for row in matrix.indices { matrix[row][0] = 0 }
    }
  }
}
