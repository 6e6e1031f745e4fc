// Bug: numbers the boxes by row / 3 + column / 3, so several boxes share a number.
class Solution {
  func isValidSudoku(_ board: [[Character]]) -> Bool {
    var rows = Set<[Int]>()
    var columns = Set<[Int]>()
    var boxes = Set<[Int]>()
    for row in 0..<9 {
      for column in 0..<9 {
        guard let digit = board[row][column].wholeNumberValue else { continue }
        if !rows.insert([row, digit]).inserted || !columns.insert([column, digit]).inserted {
          return false
        }
        if !boxes.insert([row / 3 + column / 3, digit]).inserted { return false }
      }
    }
    return true
  }
}
