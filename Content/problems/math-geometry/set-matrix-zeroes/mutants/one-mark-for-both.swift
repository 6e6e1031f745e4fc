// Bug: lets the upper left cell mark the first row and the first column at once.
class Solution {
  func setZeroes(_ matrix: inout [[Int]]) {
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
    if matrix[0][0] == 0 {
      for column in matrix[0].indices { matrix[0][column] = 0 }
      for row in matrix.indices { matrix[row][0] = 0 }
    }
  }
}
