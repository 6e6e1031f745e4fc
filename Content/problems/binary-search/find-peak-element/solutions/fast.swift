// Idea: compare the middle with its right neighbour and go uphill.
class Solution {
  func findPeakElement(_ nums: [Int]) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if nums[middle] < nums[middle + 1] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
