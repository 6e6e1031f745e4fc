// Bug: too slow. Measures the island again from each of its cells.
class Solution {
  func maxAreaOfIsland(_ grid: [[Int]]) -> Int {
    var largest = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == 1 {
        var rest = grid
        var area = 0
        var cells = [(row, column)]
        while let (r, c) = cells.popLast() {
          guard rest.indices.contains(r), rest[r].indices.contains(c), rest[r][c] == 1
          else { continue }
          rest[r][c] = 0
          area += 1
          cells += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
        }
        largest = max(largest, area)
      }
    }
    return largest
  }
}
