// Bug: takes the greatest number for one of the two.
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    let greatest = nums.max()!
    return nums.map { $0 ^ greatest }.max()!
  }
}
