// Bug: looks at the border of a square only.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    var best = 0
    for row in matrix.indices {
      for column in matrix[0].indices {
        for side in 1...min(matrix.count - row, matrix[0].count - column) {
          let (bottom, right) = (row + side - 1, column + side - 1)
          let isFull = (0..<side).allSatisfy {
            matrix[row][column + $0] == "1" && matrix[bottom][column + $0] == "1"
              && matrix[row + $0][column] == "1" && matrix[row + $0][right] == "1"
          }
          if isFull { best = max(best, side) }
        }
      }
    }
    return best * best
  }
}
