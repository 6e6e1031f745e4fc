// Recursive: floods 300 by 300 cells.
class Solution {
    func numIslands(_ grid: [[Character]]) -> Int {
        var grid = grid
        var count = 0
        func sink(_ r: Int, _ c: Int) {
            guard r >= 0, r < grid.count, c >= 0, c < grid[0].count, grid[r][c] == "1" else { return }
            grid[r][c] = "0"
            sink(r + 1, c)
            sink(r - 1, c)
            sink(r, c + 1)
            sink(r, c - 1)
        }
        for r in 0..<grid.count {
            for c in 0..<grid[0].count where grid[r][c] == "1" {
                count += 1
                sink(r, c)
            }
        }
        return count
    }
}
