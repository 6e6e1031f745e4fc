// Idea: choose which of all moves go down.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    let (moves, chosen) = (m + n - 2, min(m, n) - 1)
    return (0..<chosen).reduce(1) { ways, index in ways * (moves - index) / (index + 1) }
  }
}
