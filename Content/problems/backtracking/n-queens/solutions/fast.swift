// Idea: row by row, with the columns and diagonals in use remembered.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []
    var queens: [Int] = []
    var isColumnUsed = [Bool](repeating: false, count: n)
    var isFallingUsed = [Bool](repeating: false, count: 2 * n)
    var isRisingUsed = [Bool](repeating: false, count: 2 * n)

    func picture(_ column: Int) -> String {
      String(repeating: ".", count: column) + "Q" + String(repeating: ".", count: n - 1 - column)
    }

    func place(_ row: Int) {
      if row == n {
        boards.append(queens.map(picture))
        return
      }
      for column in 0..<n {
        let (falling, rising) = (row - column + n, row + column)
        if isColumnUsed[column] || isFallingUsed[falling] || isRisingUsed[rising] { continue }
        queens.append(column)
        (isColumnUsed[column], isFallingUsed[falling], isRisingUsed[rising]) = (true, true, true)
        place(row + 1)
        (isColumnUsed[column], isFallingUsed[falling], isRisingUsed[rising]) = (false, false, false)
        queens.removeLast()
      }
    }

    place(0)
    return boards
  }
}
