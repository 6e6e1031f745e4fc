// Bug: compares a queen only with the one in the row above.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []

    func place(_ queens: [Int]) {
      if queens.count == n {
        boards.append(
          queens.map { column in String((0..<n).map { $0 == column ? "Q" : "." as Character }) })
        return
      }
      for column in 0..<n where !queens.contains(column) {
        if let above = queens.last, abs(above - column) == 1 { continue }
        place(queens + [column])
      }
    }

    place([])
    return boards
  }
}
