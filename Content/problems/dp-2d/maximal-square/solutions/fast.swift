// Idea: the side of the largest square that ends in each cell, from three neighbours.
class Solution {
  func maximalSquare(_ matrix: [[Character]]) -> Int {
    var best = 0
    var above = [Int](repeating: 0, count: matrix[0].count + 1)
    for cells in matrix {
      var sides = [0]
      for (column, cell) in cells.enumerated() {
        let least = min(above[column], above[column + 1], sides[column])
        sides.append(cell == "1" ? least + 1 : 0)
        best = max(best, sides[column + 1])
      }
      above = sides
    }
    return best * best
  }
}
