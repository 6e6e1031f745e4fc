// Bug: takes every second house, in a circle of odd length without the last one.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    if nums.count == 1 { return nums[0] }
    var sums = [0, 0]
    for house in 0..<(nums.count - nums.count % 2) { sums[house % 2] += nums[house] }
    return max(sums[0], sums[1])
  }
}
