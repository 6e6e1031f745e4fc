// Bug: compares only two ways: all even steps and all odd ones.
class Solution {
  func minCostClimbingStairs(_ cost: [Int]) -> Int {
    var sums = [0, 0]
    for (step, price) in cost.enumerated() { sums[step % 2] += price }
    return min(sums[0], sums[1])
  }
}
