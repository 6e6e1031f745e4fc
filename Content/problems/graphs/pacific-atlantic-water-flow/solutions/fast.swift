// Idea: climbs from the shore of each ocean; the answer is what both climbs reach.
class Solution {
  func pacificAtlantic(_ heights: [[Int]]) -> [[Int]] {
    let (rows, columns) = (heights.count, heights[0].count)
    let pacific = climb(heights) { $0 == 0 || $1 == 0 }
    let atlantic = climb(heights) { $0 == rows - 1 || $1 == columns - 1 }
    var both: [[Int]] = []
    for row in 0..<rows {
      for column in 0..<columns where pacific[row][column] && atlantic[row][column] {
        both.append([row, column])
      }
    }
    return both
  }

  private func climb(_ heights: [[Int]], from isShore: (Int, Int) -> Bool) -> [[Bool]] {
    var isReached = heights.map { $0.map { _ in false } }
    var frontier: [(Int, Int)] = []
    for row in heights.indices {
      for column in heights[row].indices where isShore(row, column) {
        isReached[row][column] = true
        frontier.append((row, column))
      }
    }
    while let (row, column) = frontier.popLast() {
      for (downwards, sideways) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let (nextRow, nextColumn) = (row + downwards, column + sideways)
        guard heights.indices.contains(nextRow), heights[0].indices.contains(nextColumn),
          !isReached[nextRow][nextColumn],
          heights[nextRow][nextColumn] >= heights[row][column]
        else { continue }
        isReached[nextRow][nextColumn] = true
        frontier.append((nextRow, nextColumn))
      }
    }
    return isReached
  }
}
