// Bug: overwrites from the front but leaves the end as it was.
class Solution {
  func moveZeroes(_ nums: inout [Int]) {
    var place = 0
    for number in nums where number != 0 {
      nums[place] = number
      place += 1
    }
  }
}
