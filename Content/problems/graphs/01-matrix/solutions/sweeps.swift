// Idea: one walk from the upper left and one back; each cell asks the neighbours behind it.
class Solution {
  func updateMatrix(_ mat: [[Int]]) -> [[Int]] {
    let (rows, columns) = (mat.count, mat[0].count)
    var steps = mat.map { $0.map { $0 == 0 ? 0 : rows + columns } }
    for r in 0..<rows {
      for c in 0..<columns {
        if r > 0 { steps[r][c] = min(steps[r][c], steps[r - 1][c] + 1) }
        if c > 0 { steps[r][c] = min(steps[r][c], steps[r][c - 1] + 1) }
      }
    }
    for r in (0..<rows).reversed() {
      for c in (0..<columns).reversed() {
        if r < rows - 1 { steps[r][c] = min(steps[r][c], steps[r + 1][c] + 1) }
        if c < columns - 1 { steps[r][c] = min(steps[r][c], steps[r][c + 1] + 1) }
      }
    }
    return steps
  }
}
