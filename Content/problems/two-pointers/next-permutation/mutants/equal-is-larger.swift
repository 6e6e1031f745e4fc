// Bug: takes an equal number for a larger one when it looks for the partner.
class Solution {
  func nextPermutation(_ nums: inout [Int]) {
    var pivot = nums.count - 2
    while pivot >= 0, nums[pivot] >= nums[pivot + 1] { pivot -= 1 }
    if pivot >= 0 {
      var partner = nums.count - 1
      while nums[partner] < nums[pivot] { partner -= 1 }
      nums.swapAt(pivot, partner)
    }
    nums[(pivot + 1)...].reverse()
  }
}
