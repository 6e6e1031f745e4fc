// Bug: jumps to the largest number within reach, not to the one from which one gets furthest.
class Solution {
  func jump(_ nums: [Int]) -> Int {
    var place = 0
    var jumps = 0
    while place < nums.count - 1 {
      jumps += 1
      guard place + nums[place] < nums.count - 1 else { return jumps }
      let reach = (place + 1)..<(place + max(1, nums[place]) + 1)
      place = reach.max { nums[$0] < nums[$1] }!
    }
    return jumps
  }
}
