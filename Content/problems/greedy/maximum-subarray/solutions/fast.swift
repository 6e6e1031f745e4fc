// Idea: the best sum that ends at each position, from the one before. Time O(n), space O(1).
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    var best = nums[0]
    var ending = 0
    for number in nums {
      ending = max(ending + number, number)
      best = max(best, ending)
    }
    return best
  }
}
