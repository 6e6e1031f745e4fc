func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var dp = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { dp[i][0] = i }
  for j in 0...b.count { dp[0][j] = j }
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  for i in 1...a.count {
    for j in 1...b.count {
      if a[i - 1] == b[j - 1] {
        dp[i][j] = dp[i - 1][j - 1]
      } else {
        dp[i][j] = 1 + min(dp[i - 1][j - 1], dp[i - 1][j], dp[i][j - 1])
      }
    }
  }
  return dp[a.count][b.count]
}
var s = 7
func letters(_ n: Int) -> [Character] {
  var out: [Character] = []
  for _ in 0..<n { s = (s &* 1103515245 &+ 12345) & 0x7fffffff; out.append(Character(UnicodeScalar(UInt8(97 + s % 26)))) }
  return out
}
print(editDistance(letters(580), letters(580)))
