// Bug: returns the best sum that ends at the last position instead of the best of all.
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    nums.reduce(0) { max($0 + $1, $1) }
  }
}
