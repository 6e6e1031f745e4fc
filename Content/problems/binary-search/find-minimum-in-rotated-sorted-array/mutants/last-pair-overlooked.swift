// Bug: looks for the break, but not between the last two numbers.
class Solution {
  func findMin(_ nums: [Int]) -> Int {
    for index in nums.indices.dropLast().dropFirst() where nums[index] < nums[index - 1] {
      return nums[index]
    }
    return nums[0]
  }
}
