func paths(_ rows: Int, _ columns: Int) -> Int {
  var table = Array(repeating: Array(repeating: 1, count: columns), count: rows)
  for r in 1..<rows {
    for c in 1..<columns {
      table[r][c] = table[r - 1][c] + table[r][c - 1]
    }
  }
  return table[rows - 1][columns - 1]
}

print(paths(3, 3))
