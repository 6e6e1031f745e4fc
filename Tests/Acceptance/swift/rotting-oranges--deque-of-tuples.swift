// Library-heavy: Deque of tuples without an import.
class Solution {
    func orangesRotting(_ grid: [[Int]]) -> Int {
        var grid = grid
        var queue: Deque<(row: Int, column: Int, minute: Int)> = []
        var fresh = 0
        for (r, row) in grid.enumerated() {
            for (c, orange) in row.enumerated() {
                if orange == 2 { queue.append((r, c, 0)) }
                if orange == 1 { fresh += 1 }
            }
        }
        var last = 0
        while let (r, c, minute) = queue.popFirst() {
            last = minute
            for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let (nr, nc) = (r + dr, c + dc)
                guard grid.indices.contains(nr), grid[nr].indices.contains(nc), grid[nr][nc] == 1
                else { continue }
                grid[nr][nc] = 2
                fresh -= 1
                queue.append((nr, nc, minute + 1))
            }
        }
        return fresh == 0 ? last : -1
    }
}
