// Bug: forgets the diagonal neighbour, so a 0 in the upper left corner is overlooked.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    var best = 0
    var above = [Int](repeating: 0, count: matrix[0].count + 1)
    for cells in matrix {
      var sides = [0]
      for (column, cell) in cells.enumerated() {
        sides.append(cell == "1" ? min(above[column + 1], sides[column]) + 1 : 0)
        best = max(best, sides[column + 1])
      }
      above = sides
    }
    return best * best
  }
}
