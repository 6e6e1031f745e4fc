// Bug: does not count the ends of the rising half as parts of it.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      if nums[middle] == target { return middle }
      if nums[low] <= nums[middle] {
        let isInLeftHalf = nums[low] < target && target < nums[middle]
        (low, high) = isInLeftHalf ? (low, middle - 1) : (middle + 1, high)
      } else {
        let isInRightHalf = nums[middle] < target && target < nums[high]
        (low, high) = isInRightHalf ? (middle + 1, high) : (low, middle - 1)
      }
    }
    return -1
  }
}
