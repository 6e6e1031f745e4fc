// Idea: the total up to each end minus the lowest total before. Time O(n), space O(1).
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    var best = Int.min
    var total = 0
    var lowest = 0
    for number in nums {
      total += number
      best = max(best, total - lowest)
      lowest = min(lowest, total)
    }
    return best
  }
}
