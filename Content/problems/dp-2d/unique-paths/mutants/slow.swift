// Bug: too slow: walks every path.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    m == 1 || n == 1 ? 1 : uniquePaths(m - 1, n) + uniquePaths(m, n - 1)
  }
}
