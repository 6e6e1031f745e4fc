// Idea: remembers the numbers that were seen in a set. Time O(n), space O(n).
class Solution {
  func findDuplicate(_ nums: [Int]) -> Int {
    var seen: Set<Int> = []
    for number in nums where !seen.insert(number).inserted { return number }
    return 0
  }
}
