// Idea: walk every path, cell by cell.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    func paths(_ row: Int, _ column: Int) -> Int {
      if row == m || column == n { return 0 }
      if row == m - 1 && column == n - 1 { return 1 }
      return paths(row + 1, column) + paths(row, column + 1)
    }
    return paths(0, 0)
  }
}
