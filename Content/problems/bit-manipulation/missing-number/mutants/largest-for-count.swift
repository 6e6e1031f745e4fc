// Bug: takes the largest number for n, so it fails when n itself is missing.
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    let largest = nums.max()!
    return largest * (largest + 1) / 2 - nums.reduce(0, +)
  }
}
