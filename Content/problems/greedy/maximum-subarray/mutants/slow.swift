// Bug: too slow: adds up from every start to the end.
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    var best = Int.min
    for start in nums.indices {
      var sum = 0
      for end in start..<nums.count {
        sum += nums[end]
        best = max(best, sum)
      }
    }
    return best
  }
}
