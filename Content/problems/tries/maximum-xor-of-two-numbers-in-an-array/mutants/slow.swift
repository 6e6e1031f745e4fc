// Bug: too slow: tries every two positions.
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    var best = 0
    for one in nums {
      for other in nums { best = max(best, one ^ other) }
    }
    return best
  }
}
