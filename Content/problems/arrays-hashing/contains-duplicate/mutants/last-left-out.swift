// Bug: stops before the last number.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    var seen = Set<Int>()
    for index in 0..<(nums.count - 1) where !seen.insert(nums[index]).inserted { return true }
    return false
  }
}
