// Idea: sweeps over the grid, forwards and backwards, until no cell gets a new mark.
class Solution {
  func pacificAtlantic(_ heights: [[Int]]) -> [[Int]] {
    let (rows, columns) = (heights.count, heights[0].count)
    let pacific = sweep(heights) { $0 == 0 || $1 == 0 }
    let atlantic = sweep(heights) { $0 == rows - 1 || $1 == columns - 1 }
    let cells = (0..<rows).flatMap { row in (0..<columns).map { [row, $0] } }
    return cells.filter { pacific[$0[0]][$0[1]] && atlantic[$0[0]][$0[1]] }
  }

  private func sweep(_ heights: [[Int]], from isShore: (Int, Int) -> Bool) -> [[Bool]] {
    let (rows, columns) = (heights.count, heights[0].count)
    var drains = (0..<rows).map { row in (0..<columns).map { isShore(row, $0) } }
    var isChanged = true

    func look(_ row: Int, _ column: Int) {
      if drains[row][column] { return }
      let height = heights[row][column]
      let finds =
        row > 0 && drains[row - 1][column] && heights[row - 1][column] <= height
        || row + 1 < rows && drains[row + 1][column] && heights[row + 1][column] <= height
        || column > 0 && drains[row][column - 1] && heights[row][column - 1] <= height
        || column + 1 < columns && drains[row][column + 1] && heights[row][column + 1] <= height
      if finds {
        drains[row][column] = true
        isChanged = true
      }
    }

    while isChanged {
      isChanged = false
      for row in 0..<rows { for column in 0..<columns { look(row, column) } }
      for row in (0..<rows).reversed() {
        for column in (0..<columns).reversed() { look(row, column) }
      }
    }
    return drains
  }
}
