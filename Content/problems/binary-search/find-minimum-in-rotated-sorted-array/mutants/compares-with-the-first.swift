// Bug: compares with the first number, so a list that was not rotated leads to its end.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if nums[middle] >= nums[0] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nums[low]
  }
}
