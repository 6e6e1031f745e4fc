// Idea: the XOR of every two numbers. Time O(n²).
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    var best = 0
    for (place, one) in nums.enumerated() {
      for other in nums[place...] { best = max(best, one ^ other) }
    }
    return best
  }
}
