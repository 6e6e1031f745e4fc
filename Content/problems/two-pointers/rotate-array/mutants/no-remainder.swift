// Bug: does not take the remainder; a k above the length changes nothing.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    guard k < nums.count else { return }
    nums = Array(nums.suffix(k) + nums.dropLast(k))
  }
}
