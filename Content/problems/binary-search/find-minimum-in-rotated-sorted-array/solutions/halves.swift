// Idea: a part that rises has its minimum in front; any other is cut into halves.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    func least(_ first: Int, _ last: Int) -> Int {
      if nums[first] <= nums[last] { return nums[first] }
      let middle = (first + last) / 2
      return min(least(first, middle), least(middle + 1, last))
    }
    return least(0, nums.count - 1)
  }
}
