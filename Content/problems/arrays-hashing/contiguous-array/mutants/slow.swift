// Bug: too slow: counts in every stretch.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var longest = 0
    for first in nums.indices {
      var height = 0
      for last in first..<nums.count {
        height += nums[last] == 1 ? 1 : -1
        if height == 0, last - first >= longest { longest = last - first + 1 }
      }
    }
    return longest
  }
}
