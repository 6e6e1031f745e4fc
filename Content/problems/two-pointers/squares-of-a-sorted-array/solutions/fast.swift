// Idea: the greatest square left is at one of the ends; fill the answer from behind.
class Solution {
  func sortedSquares(_ nums: [Int]) -> [Int] {
    var squares = Array(repeating: 0, count: nums.count)
    var low = 0
    var high = nums.count - 1
    for place in nums.indices.reversed() {
      if nums[low].magnitude > nums[high].magnitude {
        squares[place] = nums[low] * nums[low]
        low += 1
      } else {
        squares[place] = nums[high] * nums[high]
        high -= 1
      }
    }
    return squares
  }
}
