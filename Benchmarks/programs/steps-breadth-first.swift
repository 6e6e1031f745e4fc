let size = 250
var grid = [[Int]](repeating: [Int](repeating: -1, count: size), count: size)
var queue = [(0, 0)]
var first = 0
grid[0][0] = 0
while first < queue.count {
  let (row, column) = queue[first]
  first += 1
  for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
    let (r, c) = (row + down, column + right)
    if r < 0 || c < 0 || r >= size || c >= size || grid[r][c] >= 0 { continue }
    grid[r][c] = grid[row][column] + 1
    queue.append((r, c))
  }
}
print(grid[size - 1][size - 1])
