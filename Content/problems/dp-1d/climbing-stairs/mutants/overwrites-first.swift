// Bug: overwrites the number before it is added, so each number is doubled.
class Solution {
  func climbStairs(_ n: Int) -> Int {
    var (before, here) = (1, 1)
    for _ in 0..<(n - 1) {
      before = here
      here = before + here
    }
    return here
  }
}
