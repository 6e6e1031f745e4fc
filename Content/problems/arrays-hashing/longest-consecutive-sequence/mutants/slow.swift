// Bug: too slow: walks up from every number, not only from the first one of a run.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    let numbers = Set(nums)
    var longest = 0
    for first in numbers {
      var next = first + 1
      while numbers.contains(next) { next += 1 }
      longest = max(longest, next - first)
    }
    return longest
  }
}
