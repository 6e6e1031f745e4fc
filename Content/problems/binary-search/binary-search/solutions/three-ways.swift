// Idea: looks at the middle of a part with both ends included and drops the half without target.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var (low, high) = (0, nums.count - 1)
    while low <= high {
      let middle = low + (high - low) / 2
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
