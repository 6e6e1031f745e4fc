// Bug: too slow: fills all rows in every way and checks the board at the end.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []
    var queens: [Int] = []

    func isPeaceful() -> Bool {
      for row in queens.indices {
        for other in 0..<row {
          let distance = abs(queens[row] - queens[other])
          if distance == 0 || distance == row - other { return false }
        }
      }
      return true
    }

    func place() {
      if queens.count == n {
        guard isPeaceful() else { return }
        boards.append(
          queens.map { column in String((0..<n).map { $0 == column ? "Q" : "." as Character }) })
        return
      }
      for column in 0..<n {
        queens.append(column)
        place()
        queens.removeLast()
      }
    }

    place()
    return boards
  }
}
