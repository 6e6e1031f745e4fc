// Idea: walks through the stretches that 0, 1, 2, … jumps reach. Time O(n), space O(1).
class Solution {
  func jump(_ nums: [Int]) -> Int {
    var jumps = 0
    var end = 0
    var furthest = 0
    for (place, jump) in nums.dropLast().enumerated() {
      furthest = max(furthest, place + jump)
      if place == end {
        jumps += 1
        end = furthest
      }
    }
    return jumps
  }
}
