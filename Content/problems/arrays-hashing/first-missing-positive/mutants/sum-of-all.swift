// Bug: takes the sum of 1 to n + 1 and subtracts what is there, as if only one number were missing.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    let count = nums.count
    return (count + 1) * (count + 2) / 2 - nums.filter { $0 > 0 }.reduce(0, +)
  }
}
