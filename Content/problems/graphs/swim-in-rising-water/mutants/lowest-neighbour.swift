// Bug: always goes to the lowest neighbour that is new, without coming back to others left behind.
class Solution {
  func swimInWater(_ grid: [[Int]]) -> Int {
    let n = grid.count
    var isKnown = grid.map { $0.map { _ in false } }
    var (row, column, moment) = (0, 0, 0)
    while true {
      isKnown[row][column] = true
      moment = max(moment, grid[row][column])
      if row == n - 1, column == n - 1 { return moment }
      let near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        .filter { $0 >= 0 && $0 < n && $1 >= 0 && $1 < n && !isKnown[$0][$1] }
      guard let lowest = near.min(by: { grid[$0.0][$0.1] < grid[$1.0][$1.1] }) else { return -1 }
      (row, column) = lowest
    }
  }
}
