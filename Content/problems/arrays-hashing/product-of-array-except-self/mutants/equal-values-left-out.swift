// Bug: leaves out every number that equals the current one.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    nums.map { left in nums.reduce(1) { $1 == left ? $0 : $0 &* $1 } }
  }
}
