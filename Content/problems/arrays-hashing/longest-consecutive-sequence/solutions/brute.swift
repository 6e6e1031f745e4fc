// Idea: from every number, search the whole list for the next one.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    nums.map { start in
      var length = 1
      while nums.contains(start + length) { length += 1 }
      return length
    }.max() ?? 0
  }
}
