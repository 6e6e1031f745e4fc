// Bug: has to step on the last step, although the one before may lead to the top as well.
class Solution {
  func minCostClimbingStairs(_ cost: [Int]) -> Int {
    var (before, last) = (cost[0], cost[1])
    for price in cost.dropFirst(2) {
      (before, last) = (last, price + min(before, last))
    }
    return last
  }
}
