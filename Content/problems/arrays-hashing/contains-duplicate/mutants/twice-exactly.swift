// Bug: looks for a number that stands there exactly twice.
class Solution {
  func containsDuplicate(_ nums: [Int]) -> Bool {
    var counts: [Int: Int] = [:]
    for number in nums { counts[number, default: 0] += 1 }
    return counts.values.contains(2)
  }
}
