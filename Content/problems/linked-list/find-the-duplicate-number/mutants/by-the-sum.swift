// Bug: subtracts 1 + … + n from the sum, which is right only for a number that occurs just twice.
class Solution {
  func findDuplicate(_ nums: [Int]) -> Int {
    let count = nums.count - 1
    return nums.reduce(0, +) - count * (count + 1) / 2
  }
}
