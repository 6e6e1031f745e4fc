// Bug: takes the pair with the greatest difference instead of the greatest XOR.
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    nums.max()! - nums.min()!
  }
}
