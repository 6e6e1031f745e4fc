// Idea: one walk; each digit notes its row, its column and its box, and no note may come twice.
class Solution {
  func isValidSudoku(_ board: [[Character]]) -> Bool {
    var rows = Set<[Int]>()
    var columns = Set<[Int]>()
    var boxes = Set<[Int]>()
    for row in 0..<9 {
      for column in 0..<9 {
        guard let digit = board[row][column].wholeNumberValue else { continue }
        let isNew =
          rows.insert([row, digit]).inserted
          && columns.insert([column, digit]).inserted
          && boxes.insert([row / 3, column / 3, digit]).inserted
        if !isNew { return false }
      }
    }
    return true
  }
}
