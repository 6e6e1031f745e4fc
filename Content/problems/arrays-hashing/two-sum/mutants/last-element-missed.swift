// Bug: the inner loop ends one short and never looks at the last element.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    for first in 0..<(nums.count - 1) {
      for second in stride(from: first + 1, to: nums.count - 1, by: 1)
      where nums[first] + nums[second] == target {
        return [first, second]
      }
    }
    return []
  }
}
