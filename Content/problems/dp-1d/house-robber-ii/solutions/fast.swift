// Idea: the first house is taken or not; either way a street is left.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    let withFirst = nums[0] + most(nums.dropFirst(2).dropLast())
    return max(withFirst, most(nums.dropFirst()))
  }

  private func most(_ street: ArraySlice<Int>) -> Int {
    var (skipped, taken) = (0, 0)
    for money in street { (skipped, taken) = (max(skipped, taken), skipped + money) }
    return max(skipped, taken)
  }
}
