// Idea: sort, then count neighbours that differ by one.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    guard !nums.isEmpty else { return 0 }
    let sorted = nums.sorted()
    var (longest, length) = (1, 1)
    for (number, next) in zip(sorted, sorted.dropFirst()) where next != number {
      length = next == number + 1 ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }
}
