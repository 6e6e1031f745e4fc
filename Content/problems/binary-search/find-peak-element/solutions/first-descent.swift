// Idea: walk to the right as long as it goes up.
class Solution {
  func findPeakElement(_ nums: [Int]) -> Int {
    var place = 0
    while place + 1 < nums.count, nums[place] < nums[place + 1] { place += 1 }
    return place
  }
}
