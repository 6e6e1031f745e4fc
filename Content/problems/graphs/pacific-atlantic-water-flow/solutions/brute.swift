// Idea: follows the water from each cell to all cells that it reaches. Time O(cells²).
class Solution {
  func pacificAtlantic(_ heights: [[Int]]) -> [[Int]] {
    let (rows, columns) = (heights.count, heights[0].count)

    func flow(_ row: Int, _ column: Int, _ wet: inout Set<[Int]>) {
      guard wet.insert([row, column]).inserted else { return }
      for next in [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]] {
        if next[0] >= 0, next[0] < rows, next[1] >= 0, next[1] < columns,
          heights[next[0]][next[1]] <= heights[row][column]
        {
          flow(next[0], next[1], &wet)
        }
      }
    }

    return (0..<rows * columns).map { [$0 / columns, $0 % columns] }.filter { cell in
      var wet: Set<[Int]> = []
      flow(cell[0], cell[1], &wet)
      return wet.contains { $0[0] == 0 || $0[1] == 0 }
        && wet.contains { $0[0] == rows - 1 || $0[1] == columns - 1 }
    }
  }
}
