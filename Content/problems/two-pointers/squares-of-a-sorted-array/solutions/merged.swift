// Idea: from the first number that is not negative two ascending lists lead away; merge them.
class Solution {
  func sortedSquares(_ nums: [Int]) -> [Int] {
    var right = nums.firstIndex { $0 >= 0 } ?? nums.count
    var left = right - 1
    var squares: [Int] = []
    while left >= 0 || right < nums.count {
      if right == nums.count || (left >= 0 && -nums[left] < nums[right]) {
        squares.append(nums[left] * nums[left])
        left -= 1
      } else {
        squares.append(nums[right] * nums[right])
        right += 1
      }
    }
    return squares
  }
}
