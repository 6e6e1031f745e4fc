// Idea: overwrite from the front with what is not zero, then fill the rest with zeros.
class Solution {
  func moveZeroes(_ nums: inout [Int]) {
    var place = 0
    for number in nums where number != 0 {
      nums[place] = number
      place += 1
    }
    while place < nums.count {
      nums[place] = 0
      place += 1
    }
  }
}
