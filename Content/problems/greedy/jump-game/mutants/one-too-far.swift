// Bug: takes the position behind the furthest one for reachable.
class Solution {
  func canJump(_ nums: [Int]) -> Bool {
    var furthest = 0
    for (place, jump) in nums.enumerated() {
      if place > furthest + 1 { return false }
      furthest = max(furthest, place + jump)
    }
    return true
  }
}
