// Idea: the product of all on the left, times the product of all on the right.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    var products = nums
    var left = 1
    for index in nums.indices {
      products[index] = left
      left &*= nums[index]
    }
    var right = 1
    for index in nums.indices.reversed() {
      products[index] &*= right
      right &*= nums[index]
    }
    return products
  }
}
