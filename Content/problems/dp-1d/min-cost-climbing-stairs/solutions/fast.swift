// Idea: the least sums of the last two steps are enough for the next one.
class Solution {
  func minCostClimbingStairs(_ cost: [Int]) -> Int {
    var (before, last) = (cost[0], cost[1])
    for price in cost.dropFirst(2) {
      (before, last) = (last, price + min(before, last))
    }
    return min(before, last)
  }
}
