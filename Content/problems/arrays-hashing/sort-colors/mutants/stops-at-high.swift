// Bug: stops when both places meet, so the last unknown number is not looked at.
class Solution {
  func sortColors(_ nums: inout [Int]) {
    var (low, place, high) = (0, 0, nums.count - 1)
    while place < high {
      if nums[place] == 0 {
        nums.swapAt(place, low)
        low += 1
        place += 1
      } else if nums[place] == 2 {
        nums.swapAt(place, high)
        high -= 1
      } else {
        place += 1
      }
    }
  }
}
