// Bug: too slow. Walks over the whole box in every minute.
class Solution {
  func orangesRotting(_ grid: [[Int]]) -> Int {
    var box = grid
    var minutes = 0
    while box.contains(where: { $0.contains(1) }) {
      var later = box
      var isChanged = false
      for r in box.indices {
        for c in box[r].indices where box[r][c] == 1 {
          let isInfected =
            r > 0 && box[r - 1][c] == 2 || c > 0 && box[r][c - 1] == 2
            || r + 1 < box.count && box[r + 1][c] == 2
            || c + 1 < box[r].count && box[r][c + 1] == 2
          if isInfected {
            later[r][c] = 2
            isChanged = true
          }
        }
      }
      if !isChanged { return -1 }
      box = later
      minutes += 1
    }
    return minutes
  }
}
