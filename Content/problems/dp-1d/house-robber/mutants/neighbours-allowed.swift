// Bug: lets a house be taken after any choice, so neighbours are robbed.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    var (skipped, taken) = (0, 0)
    for money in nums { (skipped, taken) = (taken, max(skipped, taken) + money) }
    return max(skipped, taken)
  }
}
