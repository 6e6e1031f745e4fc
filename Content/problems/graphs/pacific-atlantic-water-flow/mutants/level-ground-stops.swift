// Bug: water does not flow on to cells of the same height.
class Solution {
  func pacificAtlantic(_ heights: [[Int]]) -> [[Int]] {
    let (rows, columns) = (heights.count, heights[0].count)
    var reached = [Set<[Int]>(), Set<[Int]>()]
    for ocean in 0...1 {
      var frontier: [[Int]] = []
      for row in 0..<rows {
        for column in 0..<columns {
          let isShore =
            ocean == 0
            ? row == 0 || column == 0 : row == rows - 1 || column == columns - 1
          if isShore { frontier.append([row, column]) }
        }
      }
      reached[ocean] = Set(frontier)
      while let cell = frontier.popLast() {
        for (down, right) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          let next = [cell[0] + down, cell[1] + right]
          guard next[0] >= 0, next[0] < rows, next[1] >= 0, next[1] < columns,
            heights[next[0]][next[1]] > heights[cell[0]][cell[1]],
            reached[ocean].insert(next).inserted
          else { continue }
          frontier.append(next)
        }
      }
    }
    return Array(reached[0].intersection(reached[1]))
  }
}
