// Bug: never begins a new stretch: the best sum of those that start at the first position.
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    var best = Int.min
    var total = 0
    for number in nums {
      total += number
      best = max(best, total)
    }
    return best
  }
}
