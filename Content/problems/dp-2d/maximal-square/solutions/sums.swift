// Idea: the ones of a square from four sums; only sides above the best so far are tried.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    let (rows, columns) = (matrix.count, matrix[0].count)
    var sums = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in 0..<rows {
      for column in 0..<columns {
        sums[row + 1][column + 1] =
          sums[row][column + 1] + sums[row + 1][column] - sums[row][column]
          + (matrix[row][column] == "1" ? 1 : 0)
      }
    }
    var best = 0
    for row in 0..<rows {
      for column in 0..<columns {
        while row + best < rows && column + best < columns {
          let (bottom, right) = (row + best + 1, column + best + 1)
          let ones = sums[bottom][right] - sums[row][right] - sums[bottom][column]
          if ones + sums[row][column] != (best + 1) * (best + 1) { break }
          best += 1
        }
      }
    }
    return best * best
  }
}
