// Bug: too slow: fills all rows in every way and counts all attacks at the end.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []
    var queens: [Int] = []

    func isPeaceful() -> Bool {
      var attacks = 0
      for row in queens.indices {
        for other in 0..<row {
          let distance = abs(queens[row] - queens[other])
          if distance == 0 || distance == row - other { attacks += 1 }
        }
      }
      return attacks == 0
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
