// Bug: begins with the second row and column, so ones at the edge alone count as nothing.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    var sides = matrix.map { $0.map { $0 == "1" ? 1 : 0 } }
    var best = 0
    for row in sides.indices.dropFirst() {
      for column in sides[0].indices.dropFirst() where sides[row][column] == 1 {
        sides[row][column] +=
          min(sides[row - 1][column - 1], sides[row - 1][column], sides[row][column - 1])
        best = max(best, sides[row][column])
      }
    }
    return best * best
  }
}
