// Idea: the most with the last house taken, and the most with it left alone.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    var (skipped, taken) = (0, 0)
    for money in nums { (skipped, taken) = (max(skipped, taken), skipped + money) }
    return max(skipped, taken)
  }
}
