// Bug: compares the numbers instead of their squares.
class Solution {
  func sortedSquares(_ nums: [Int]) -> [Int] {
    var squares = Array(repeating: 0, count: nums.count)
    var (low, high) = (0, nums.count - 1)
    for place in nums.indices.reversed() {
      if nums[low] > nums[high] {
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
