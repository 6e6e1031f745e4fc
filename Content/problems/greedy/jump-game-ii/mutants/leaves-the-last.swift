// Bug: looks at the last position too, and counts a jump when a stretch ends there.
class Solution {
  func jump(_ nums: [Int]) -> Int {
    var jumps = 0
    var end = 0
    var furthest = 0
    for (place, jump) in nums.enumerated() {
      furthest = max(furthest, place + jump)
      if place == end {
        jumps += 1
        end = furthest
      }
    }
    return jumps
  }
}
