// Bug: divides by the number of rows instead of columns.
class Solution {
  func searchMatrix(_ matrix: [[Int]], _ target: Int) -> Bool {
    let (rows, columns) = (matrix.count, matrix[0].count)
    var (low, high) = (0, rows * columns)
    while low < high {
      let middle = (low + high) / 2
      let number = matrix[min(rows - 1, middle / rows)][middle % rows % columns]
      if number == target { return true }
      if number < target { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
