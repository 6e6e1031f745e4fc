// Bug: goes on with a sum of −1, as if only sums below that were not worth continuing.
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    var best = nums[0]
    var ending = nums[0]
    for number in nums.dropFirst() {
      ending = ending < -1 ? number : ending + number
      best = max(best, ending)
    }
    return best
  }
}
