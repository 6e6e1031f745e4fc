// Bug: wants to leave the last position as well.
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var furthest = 0
    for (place, jump) in nums.enumerated() {
      furthest = max(furthest, place + jump)
      if furthest <= place { return false }
    }
    return true
  }
}
