// Idea: look at all cells of every square.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    var best = 0
    for row in matrix.indices {
      for column in matrix[0].indices {
        for side in 1...min(matrix.count - row, matrix[0].count - column) {
          let isFull = matrix[row..<(row + side)].allSatisfy { cells in
            cells[column..<(column + side)].allSatisfy { $0 == "1" }
          }
          if isFull { best = max(best, side) }
        }
      }
    }
    return best * best
  }
}
