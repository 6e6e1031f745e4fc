// Bug: takes for granted that there is a number.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    let sorted = Set(nums).sorted()
    var (longest, length) = (1, 1)
    for index in 1..<sorted.count {
      length = sorted[index] == sorted[index - 1] + 1 ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }
}
