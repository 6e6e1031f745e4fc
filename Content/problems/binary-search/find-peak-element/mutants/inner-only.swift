// Bug: only looks at numbers with two neighbours.
class Solution {
  func findPeakElement(_ nums: [Int]) -> Int {
    for place in nums.indices.dropFirst().dropLast()
    where nums[place] > nums[place - 1] && nums[place] > nums[place + 1] {
      return place
    }
    return 0
  }
}
