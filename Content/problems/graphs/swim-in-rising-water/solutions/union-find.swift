// Idea: floods one cell a moment and joins it with its flooded neighbours.
class Solution {
  func swimInWater(_ grid: [[Int]]) -> Int {
    let n = grid.count
    var placeOfHeight = [Int](repeating: 0, count: n * n)
    for r in 0..<n {
      for c in 0..<n { placeOfHeight[grid[r][c]] = r * n + c }
    }
    var parent = Array(0..<n * n)

    func root(_ cell: Int) -> Int {
      var cell = cell
      while parent[cell] != cell {
        parent[cell] = parent[parent[cell]]
        cell = parent[cell]
      }
      return cell
    }

    for (moment, place) in placeOfHeight.enumerated() {
      let (row, column) = (place / n, place % n)
      for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      where r >= 0 && r < n && c >= 0 && c < n && grid[r][c] < moment {
        parent[root(r * n + c)] = root(place)
      }
      if root(0) == root(n * n - 1) { return moment }
    }
    return n * n - 1
  }
}
