// Bug: a new candidate begins with a lead of 0, so the next number replaces it at once.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int {
    var candidate = 0
    var lead = 0
    for number in nums {
      if lead == 0 {
        candidate = number
      } else {
        lead += number == candidate ? 1 : -1
      }
    }
    return candidate
  }
}
