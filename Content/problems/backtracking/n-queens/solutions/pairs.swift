// Idea: row by row, each square compared with the queens above.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []
    var queens: [Int] = []

    func isFree(_ column: Int) -> Bool {
      queens.enumerated().allSatisfy { row, other in
        other != column && abs(other - column) != queens.count - row
      }
    }

    func place() {
      if queens.count == n {
        boards.append(
          queens.map { column in String((0..<n).map { $0 == column ? "Q" : "." as Character }) })
        return
      }
      for column in 0..<n where isFree(column) {
        queens.append(column)
        place()
        queens.removeLast()
      }
    }

    place()
    return boards
  }
}
