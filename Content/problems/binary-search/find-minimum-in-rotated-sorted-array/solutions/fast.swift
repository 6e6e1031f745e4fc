// Idea: binary search for the first number that is not larger than the last one.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if nums[middle] > nums[nums.count - 1] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nums[low]
  }
}
