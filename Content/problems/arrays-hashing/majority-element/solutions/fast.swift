// Idea: one candidate and its lead over all others; at a lead of 0 the next number takes over.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int {
    var candidate = 0
    var lead = 0
    for number in nums {
      if lead == 0 {
        candidate = number
        lead = 1
      } else {
        lead += number == candidate ? 1 : -1
      }
    }
    return candidate
  }
}
