func numIslands(_ grid: [[Character]]) -> Int {
  var g = grid
  var ans = 0
  func dfs(_ i: Int, _ j: Int) {
    guard i >= 0, j >= 0, i < g.count, j < g[0].count, g[i][j] == "1" else { return }
    g[i][j] = "0"
    dfs(i + 1, j)
    dfs(i - 1, j)
    dfs(i, j + 1)
    dfs(i, j - 1)
  }
  for i in 0..<g.count {
    for j in 0..<g[0].count where g[i][j] == "1" {
      ans += 1
      dfs(i, j)
    }
  }
  return ans
}
print(numIslands([["1", "1", "0"], ["0", "1", "0"], ["1", "0", "1"]]))
