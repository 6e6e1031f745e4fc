// Bug: divides by each number, and answers 0 wherever that is not possible.
class Solution {
  func productExceptSelf(_ nums: [Int]) -> [Int] {
    let product = nums.reduce(1, &*)
    return nums.map { $0 == 0 ? 0 : product / $0 }
  }
}
