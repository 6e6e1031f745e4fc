// Idea: halves the part in which the first number that is not smaller than the target may stand.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var (low, high) = (0, nums.count)
    while low < high {
      let middle = (low + high) / 2
      if nums[middle] < target {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < nums.count && nums[low] == target ? low : -1
  }
}
