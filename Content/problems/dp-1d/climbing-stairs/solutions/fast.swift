// Idea: go up with the ways to the last two steps.
class Solution {
  func climbStairs(_ n: Int) -> Int {
    var (before, here) = (0, 1)
    for _ in 0..<n { (before, here) = (here, before + here) }
    return here
  }
}
