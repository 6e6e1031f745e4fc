// Idea: swap the number before the falling tail with the next larger one and sort the tail.
class Solution {
  func nextPermutation(_ nums: inout [Int]) {
    guard let pivot = nums.indices.dropLast().last(where: { nums[$0] < nums[$0 + 1] }) else {
      nums.sort()
      return
    }
    let partner = nums.indices.last { nums[$0] > nums[pivot] }!
    nums.swapAt(pivot, partner)
    nums[(pivot + 1)...].sort()
  }
}
