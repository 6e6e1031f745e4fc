// Bug: ends when both ends meet, so a part of one number is not looked at.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if nums[middle] == target { return middle }
      if nums[middle] < target {
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return -1
  }
}
