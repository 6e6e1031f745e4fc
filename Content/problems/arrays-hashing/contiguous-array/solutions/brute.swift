// Idea: from each first position, count zeros and ones up to each last one.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var longest = 0
    for first in nums.indices {
      var counts = [0, 0]
      for last in first..<nums.count {
        counts[nums[last]] += 1
        if counts[0] == counts[1] { longest = max(longest, last - first + 1) }
      }
    }
    return longest
  }
}
