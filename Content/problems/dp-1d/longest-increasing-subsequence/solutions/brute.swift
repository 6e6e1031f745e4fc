// Idea: the longest rising choice that ends with each number, from all earlier numbers.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in nums.enumerated() {
      var length = 1
      for earlier in 0..<place where nums[earlier] < number {
        length = max(length, lengths[earlier] + 1)
      }
      lengths.append(length)
    }
    return lengths.max()!
  }
}
