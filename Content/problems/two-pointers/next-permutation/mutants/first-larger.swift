// Bug: swaps with the first larger number of the tail, not with the smallest.
class Solution {
  func nextPermutation(_ nums: inout [Int]) {
    var pivot = nums.count - 2
    while pivot >= 0, nums[pivot] >= nums[pivot + 1] { pivot -= 1 }
    if pivot >= 0 { nums.swapAt(pivot, pivot + 1) }
    nums[(pivot + 1)...].reverse()
  }
}
