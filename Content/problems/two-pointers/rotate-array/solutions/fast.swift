// Idea: turn the whole list round, then each of the two blocks.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    let split = k % nums.count
    nums.reverse()
    nums[..<split].reverse()
    nums[split...].reverse()
  }
}
