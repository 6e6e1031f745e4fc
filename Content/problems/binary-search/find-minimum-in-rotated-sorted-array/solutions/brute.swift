// Idea: reads all numbers and remembers the smallest.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    nums.reduce(nums[0]) { min($0, $1) }
  }
}
