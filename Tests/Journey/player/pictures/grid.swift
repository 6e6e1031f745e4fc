struct Cell: Hashable {
  let row: Int
  let column: Int
}

func fill(_ image: [[Int]], from start: Cell) -> [[Int]] {
  var image = image
  var visited = [[Bool]](repeating: [Bool](repeating: false, count: image[0].count), count: image.count)
  let color = image[start.row][start.column]
  var stack = [start]
  visited[start.row][start.column] = true
  while let cell = stack.popLast() {
    image[cell.row][cell.column] = 9
    for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
      let (r, c) = (cell.row + dr, cell.column + dc)
      if r >= 0, c >= 0, r < image.count, c < image[0].count, !visited[r][c], image[r][c] == color {
        visited[r][c] = true
        stack.append(Cell(row: r, column: c))
      }
    }
  }
  return image
}

print(fill([[1, 1, 0], [1, 0, 1], [1, 1, 1]], from: Cell(row: 0, column: 0)))
