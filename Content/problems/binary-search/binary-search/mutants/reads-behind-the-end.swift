// Bug: reads at the place found without asking whether it lies within the list.
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
    return nums[low] == target ? low : -1
  }
}
