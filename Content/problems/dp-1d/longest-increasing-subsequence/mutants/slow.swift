// Bug: too slow: compares every number with all earlier ones.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    var lengths = [Int](repeating: 1, count: nums.count)
    for place in 0..<nums.count {
      for earlier in 0..<place where nums[earlier] < nums[place] {
        lengths[place] = max(lengths[place], lengths[earlier] + 1)
      }
    }
    return lengths.max()!
  }
}
