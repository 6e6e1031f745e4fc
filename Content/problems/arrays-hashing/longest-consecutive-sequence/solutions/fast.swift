// Idea: a set, and a walk upwards from the first number of each run.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    let numbers = Set(nums)
    var longest = 0
    for first in numbers where !numbers.contains(first - 1) {
      var next = first + 1
      while numbers.contains(next) { next += 1 }
      longest = max(longest, next - first)
    }
    return longest
  }
}
