// Idea: compare every pair of positions.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    for first in nums.indices {
      for second in nums.indices.dropFirst(first + 1) where nums[first] == nums[second] {
        return true
      }
    }
    return false
  }
}
