// Bug: the search ends before the last cell.
class Solution {
  func searchMatrix(_ matrix: [[Int]], _ target: Int) -> Bool {
    let columns = matrix[0].count
    var (low, high) = (0, matrix.count * columns - 1)
    while low < high {
      let middle = (low + high) / 2
      let number = matrix[middle / columns][middle % columns]
      if number == target { return true }
      if number < target { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
