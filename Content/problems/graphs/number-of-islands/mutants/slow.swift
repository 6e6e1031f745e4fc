// Bug: too slow. Walks the whole island again from each of its cells and counts only the first:
// O(cells^2).
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    var count = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "1" {
        let start = [row, column]
        var seen: Set = [start]
        var shore = [start]
        while let cell = shore.popLast() {
          for (down, right) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            let next = [cell[0] + down, cell[1] + right]
            if grid.indices.contains(next[0]), grid[row].indices.contains(next[1]),
              grid[next[0]][next[1]] == "1", seen.insert(next).inserted
            {
              shore.append(next)
            }
          }
        }
        if seen.allSatisfy({ !$0.lexicographicallyPrecedes(start) }) { count += 1 }
      }
    }
    return count
  }
}
