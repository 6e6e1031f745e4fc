// Idea: a set of the numbers met so far.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    var seen = Set<Int>()
    for number in nums where !seen.insert(number).inserted { return true }
    return false
  }
}
