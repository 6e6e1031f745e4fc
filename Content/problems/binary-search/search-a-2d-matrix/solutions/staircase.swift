// Idea: from the upper right corner, give up a row or a column with every step.
class Solution {
  func searchMatrix(_ matrix: [[Int]], _ target: Int) -> Bool {
    var (row, column) = (0, matrix[0].count - 1)
    while row < matrix.count, column >= 0 {
      let number = matrix[row][column]
      if number == target { return true }
      if number < target { row += 1 } else { column -= 1 }
    }
    return false
  }
}
