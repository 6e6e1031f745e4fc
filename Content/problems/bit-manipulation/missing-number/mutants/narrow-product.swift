// Bug: multiplies in 16 bits, so the sum of many numbers overflows.
class Solution {
  func missingNumber(_ nums: [Int]) -> Int {
    let count = Int16(nums.count)
    return Int(count &* (count + 1) / 2) - nums.reduce(0, +)
  }
}
