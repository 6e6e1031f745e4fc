// Bug: takes 0 for the smallest number when it looks for the largest.
class Solution {
  func findPeakElement(_ nums: [Int]) -> Int {
    var largest = 0
    var index = nums.count / 2
    for (place, number) in nums.enumerated() where number > largest {
      largest = number
      index = place
    }
    return index
  }
}
