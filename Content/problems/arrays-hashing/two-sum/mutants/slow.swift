// Bug: too slow: tries every pair.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    for first in nums.indices {
      for second in nums.indices where second != first {
        if nums[first] + nums[second] == target { return [first, second] }
      }
    }
    return []
  }
}
