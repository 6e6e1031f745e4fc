// Bug: always jumps as far as possible and never tries a shorter jump.
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var place = 0
    while place < nums.count - 1 {
      if nums[place] == 0 { return false }
      place += nums[place]
    }
    return true
  }
}
