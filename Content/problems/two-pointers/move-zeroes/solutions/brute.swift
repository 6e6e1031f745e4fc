// Idea: collect the others in a second list and fill it up with zeros.
class Solution {
  func moveZeroes(_ nums: inout [Int]) {
    let others = nums.filter { $0 != 0 }
    nums = others + Array(repeating: 0, count: nums.count - others.count)
  }
}
