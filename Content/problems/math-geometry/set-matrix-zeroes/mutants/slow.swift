// Bug: too slow: walks over the whole matrix for each zero.
class Solution {
  func setZeroes(_ matrix: inout [[Int]]) {
    let copy = matrix
    for row in copy.indices {
      for column in copy[row].indices where copy[row][column] == 0 {
        for otherRow in copy.indices {
          for otherColumn in copy[otherRow].indices
          where otherRow == row || otherColumn == column {
            matrix[otherRow][otherColumn] = 0
          }
        }
      }
    }
  }
}
