// Bug: forgets the numbers on the right.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    var left = 1
    return nums.map { number in
      defer { left &*= number }
      return left
    }
  }
}
