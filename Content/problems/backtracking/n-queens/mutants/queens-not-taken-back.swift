// Bug: does not free a diagonal when the queen on it is taken back.
class Solution {
  func solveNQueens(_ n: Int) -> [[String]] {
    var boards: [[String]] = []
    var falling = Set<Int>()
    var rising = Set<Int>()

    func place(_ queens: [Int]) {
      let row = queens.count
      if row == n {
        boards.append(
          queens.map { column in String((0..<n).map { $0 == column ? "Q" : "." as Character }) })
        return
      }
      for column in 0..<n where !queens.contains(column) {
        if falling.contains(row - column) || rising.contains(row + column) { continue }
        falling.insert(row - column)
        rising.insert(row + column)
        place(queens + [column])
        falling.remove(row - column)
      }
    }

    place([])
    return boards
  }
}
