// Bug: too slow: searches the way to the sea anew from each cell.
class Solution {
  func pacificAtlantic(_ heights: [[Int]]) -> [[Int]] {
    let (rows, columns) = (heights.count, heights[0].count)
    var visit = [Int](repeating: -1, count: rows * columns)
    var both: [[Int]] = []
    for start in 0..<rows * columns {
      var (pacific, atlantic) = (false, false)
      var frontier = [start]
      visit[start] = start
      while let cell = frontier.popLast() {
        let (row, column) = (cell / columns, cell % columns)
        if row == 0 || column == 0 { pacific = true }
        if row == rows - 1 || column == columns - 1 { atlantic = true }
        for (down, right) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          let (nextRow, nextColumn) = (row + down, column + right)
          guard (0..<rows).contains(nextRow), (0..<columns).contains(nextColumn) else { continue }
          let next = nextRow * columns + nextColumn
          guard visit[next] != start, heights[nextRow][nextColumn] <= heights[row][column]
          else { continue }
          visit[next] = start
          frontier.append(next)
        }
      }
      if pacific && atlantic { both.append([start / columns, start % columns]) }
    }
    return both
  }
}
