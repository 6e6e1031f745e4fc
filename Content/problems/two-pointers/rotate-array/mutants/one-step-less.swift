// Bug: makes one step too few when k is above the length.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    let steps = k > nums.count ? (k - 1) % nums.count : k % nums.count
    nums = Array(nums.suffix(steps) + nums.dropLast(steps))
  }
}
