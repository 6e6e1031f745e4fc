// Bug: after sorting, a repeated number ends the run.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    guard !nums.isEmpty else { return 0 }
    let sorted = nums.sorted()
    var (longest, length) = (1, 1)
    for (number, next) in zip(sorted, sorted.dropFirst()) {
      length = next == number + 1 ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }
}
