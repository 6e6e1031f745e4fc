// Bug: too slow: counts the same staircases again and again.
class Solution {
  func climbStairs(_ n: Int) -> Int {
    n <= 2 ? n : climbStairs(n - 1) + climbStairs(n - 2)
  }
}
