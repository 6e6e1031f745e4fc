// Idea: try every pair of positions.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    for first in nums.indices {
      for second in (first + 1)..<nums.count where nums[first] + nums[second] == target {
        return [first, second]
      }
    }
    return []
  }
}
