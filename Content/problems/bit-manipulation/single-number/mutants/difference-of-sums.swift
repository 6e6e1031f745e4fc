// Bug: takes the difference of two sums as if it could not be negative.
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    abs(2 * Set(nums).reduce(0, +) - nums.reduce(0, +))
  }
}
