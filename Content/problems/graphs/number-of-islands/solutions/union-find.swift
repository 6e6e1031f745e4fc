// Idea: every land cell starts as an island; joining neighbours takes one away each time. Time
// near O(rows · columns).
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    let columns = grid[0].count
    var parents = Array(0..<grid.count * columns)

    func root(of cell: Int) -> Int {
      var cell = cell
      while parents[cell] != cell {
        parents[cell] = parents[parents[cell]]
        cell = parents[cell]
      }
      return cell
    }

    var count = 0
    for row in grid.indices {
      for column in 0..<columns where grid[row][column] == "1" {
        count += 1
        let cell = row * columns + column
        var earlier: [Int] = []
        if row > 0, grid[row - 1][column] == "1" { earlier.append(cell - columns) }
        if column > 0, grid[row][column - 1] == "1" { earlier.append(cell - 1) }
        for neighbour in earlier {
          let (one, other) = (root(of: neighbour), root(of: cell))
          guard one != other else { continue }
          parents[other] = one
          count -= 1
        }
      }
    }
    return count
  }
}
