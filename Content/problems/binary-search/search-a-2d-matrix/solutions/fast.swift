// Idea: halve the matrix as if it were one sorted list in lines.
class Solution {
  func searchMatrix(_ matrix: [[Int]], _ target: Int) -> Bool {
    let columns = matrix[0].count
    let cells = matrix.count * columns
    var (low, high) = (0, cells)
    while low < high {
      let middle = (low + high) / 2
      if matrix[middle / columns][middle % columns] < target {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < cells && matrix[low / columns][low % columns] == target
  }
}
