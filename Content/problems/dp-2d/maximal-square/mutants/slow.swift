// Bug: too slow: looks at all cells of every square.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    let isOne = matrix.map { $0.map { $0 == "1" } }
    var best = 0
    for row in isOne.indices {
      for column in isOne[0].indices {
        for side in 1...min(isOne.count - row, isOne[0].count - column) {
          var isFull = true
          for other in row..<(row + side) where isFull {
            for place in column..<(column + side) where !isOne[other][place] {
              isFull = false
              break
            }
          }
          if isFull { best = max(best, side) }
        }
      }
    }
    return best * best
  }
}
