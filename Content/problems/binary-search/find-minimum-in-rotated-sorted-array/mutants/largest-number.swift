// Bug: returns the number before the break, the largest one.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if nums[middle] < nums[0] {
        high = middle - 1
      } else {
        low = middle
      }
    }
    return nums[low]
  }
}
