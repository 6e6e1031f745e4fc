// Idea: one walk that keeps a stretch of 0s, one of 1s and one of 2s at the far end.
class Solution {
  func sortColors(_ nums: inout [Int]) {
    var low = 0
    var place = 0
    var high = nums.count - 1
    while place <= high {
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
