// Idea: from the left, the furthest position that can be reached. Time O(n), space O(1).
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var furthest = 0
    for (place, jump) in nums.enumerated() {
      if place > furthest { return false }
      furthest = max(furthest, place + jump)
    }
    return true
  }
}
