// Idea: both ends of each run know its length; a new number joins the runs beside it.
class Solution {
  func longestConsecutive(_ nums: [Int]) -> Int {
    var lengths: [Int: Int] = [:]
    var longest = 0
    for number in nums where lengths[number] == nil {
      let below = lengths[number - 1] ?? 0
      let above = lengths[number + 1] ?? 0
      let length = below + 1 + above
      lengths[number] = length
      lengths[number - below] = length
      lengths[number + above] = length
      longest = max(longest, length)
    }
    return longest
  }
}
