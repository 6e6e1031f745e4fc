// Idea: try both moves from every step.
class Solution {
  func minCostClimbingStairs(_ cost: [Int]) -> Int {
    min(rest(cost[...]), rest(cost.dropFirst()))
  }

  private func rest(_ steps: ArraySlice<Int>) -> Int {
    guard let price = steps.first else { return 0 }
    return price + min(rest(steps.dropFirst()), rest(steps.dropFirst(2)))
  }
}
