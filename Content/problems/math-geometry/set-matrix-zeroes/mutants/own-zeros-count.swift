// Bug: clears at once and so takes its own zeros for given ones.
class Solution {
  func setZeroes(_ matrix: inout [[Int]]) {
    for row in matrix.indices {
      for column in matrix[row].indices where matrix[row][column] == 0 {
        for other in matrix.indices { matrix[other][column] = 0 }
        for other in matrix[row].indices { matrix[row][other] = 0 }
      }
    }
  }
}
