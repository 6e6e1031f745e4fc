// Idea: asks a copy for each cell whether its row or its column holds a zero.
class Solution {
  func setZeroes(_ matrix: inout [[Int]]) {
    let copy = matrix
    matrix = copy.indices.map { row in
      copy[row].indices.map { column in
        let isCleared = copy[row].contains(0) || copy.contains { $0[column] == 0 }
        return isCleared ? 0 : copy[row][column]
      }
    }
  }
}
