// Bug: counts at least one jump, even where the first position is the last.
class Solution {
  func jump(_ nums: [Int]) -> Int {
    var jumps = 1
    var end = nums[0]
    var furthest = nums[0]
    for (place, jump) in nums.dropLast().enumerated().dropFirst() {
      furthest = max(furthest, place + jump)
      if place == end {
        jumps += 1
        end = furthest
      }
    }
    return jumps
  }
}
