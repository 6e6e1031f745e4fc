// Idea: each number that is not zero is swapped to the next place at the front.
class Solution {
  func moveZeroes(_ nums: inout [Int]) {
    var place = 0
    for index in nums.indices where nums[index] != 0 {
      nums.swapAt(place, index)
      place += 1
    }
  }
}
