// Idea: what is still to be paid from a step on, each step asked once.
class Solution {
  func minCostClimbingStairs(_ cost: [Int]) -> Int {
    var known = [Int?](repeating: nil, count: cost.count)

    func rest(_ step: Int) -> Int {
      if step >= cost.count { return 0 }
      if let answer = known[step] { return answer }
      let answer = cost[step] + min(rest(step + 1), rest(step + 2))
      known[step] = answer
      return answer
    }

    return min(rest(0), rest(1))
  }
}
