// Bug: marks with -1 where a zero is to come, and so clears given -1 as well.
class Solution {
  func setZeroes(_ matrix: inout [[Int]]) {
    for row in matrix.indices {
      for column in matrix[row].indices where matrix[row][column] == 0 {
        for other in matrix.indices where matrix[other][column] != 0 { matrix[other][column] = -1 }
        for other in matrix[row].indices where matrix[row][other] != 0 { matrix[row][other] = -1 }
      }
    }
    for row in matrix.indices {
      for column in matrix[row].indices where matrix[row][column] == -1 { matrix[row][column] = 0 }
    }
  }
}
