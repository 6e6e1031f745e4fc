// Bug: stops at the first board that it finds.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []

    func place(_ queens: [Int]) {
      if !boards.isEmpty { return }
      if queens.count == n {
        boards.append(
          queens.map { column in String((0..<n).map { $0 == column ? "Q" : "." as Character }) })
        return
      }
      for column in 0..<n {
        let isFree = queens.enumerated().allSatisfy { row, other in
          other != column && abs(other - column) != queens.count - row
        }
        if isFree { place(queens + [column]) }
      }
    }

    place([])
    return boards
  }
}
