// Idea: try every move from every step.
class Solution {
  func climbStairs(_ n: Int) -> Int {
    if n == 0 { return 1 }
    return climbStairs(n - 1) + (n >= 2 ? climbStairs(n - 2) : 0)
  }
}
