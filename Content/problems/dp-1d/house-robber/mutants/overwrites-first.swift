// Bug: overwrites the first number before the second is computed from it, so neighbours are robbed.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    var (skipped, taken) = (0, 0)
    for money in nums {
      skipped = max(skipped, taken)
      taken = skipped + money
    }
    return max(skipped, taken)
  }
}
