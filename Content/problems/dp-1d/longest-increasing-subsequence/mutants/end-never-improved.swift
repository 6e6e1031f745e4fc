// Bug: appends larger numbers, but never puts a smaller one in the place of an end.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    var ends = [nums[0]]
    for number in nums {
      if number > ends[ends.count - 1] {
        ends.append(number)
      } else if number < ends[0] {
        ends[0] = number
      }
    }
    return ends.count
  }
}
