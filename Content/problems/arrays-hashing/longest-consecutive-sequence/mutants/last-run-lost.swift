// Bug: a run counts only when the next one begins, so the last run is lost.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    guard !nums.isEmpty else { return 0 }
    let sorted = Set(nums).sorted()
    var (longest, length) = (1, 1)
    for (number, next) in zip(sorted, sorted.dropFirst()) {
      if next == number + 1 {
        length += 1
      } else {
        longest = max(longest, length)
        length = 1
      }
    }
    return longest
  }
}
