// Idea: all orders of the columns, and then a look at every pair of queens.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    orders(Array(0..<n)).filter(isPeaceful).map { columns in
      columns.map { column in String((0..<n).map { $0 == column ? "Q" : "." as Character }) }
    }
  }

  private func orders(_ columns: [Int]) -> [[Int]] {
    if columns.isEmpty { return [[]] }
    return columns.flatMap { first in
      orders(columns.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private func isPeaceful(_ columns: [Int]) -> Bool {
    for row in columns.indices {
      for other in 0..<row where abs(columns[row] - columns[other]) == row - other { return false }
    }
    return true
  }
}
