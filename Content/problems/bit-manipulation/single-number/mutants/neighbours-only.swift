// Bug: compares neighbours without sorting first.
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    var place = 0
    while place + 1 < nums.count, nums[place] == nums[place + 1] { place += 2 }
    return nums[place]
  }
}
