// Bug: too slow: asks for the same steps again and again.
class Solution {
  func minCostClimbingStairs(_ cost: [Int]) -> Int {
    func rest(_ step: Int) -> Int {
      if step >= cost.count { return 0 }
      return cost[step] + min(rest(step + 1), rest(step + 2))
    }
    return min(rest(0), rest(1))
  }
}
