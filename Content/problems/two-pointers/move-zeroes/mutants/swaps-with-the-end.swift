// Bug: swaps each zero with the last number, which changes the order of the others.
class Solution {
  func moveZeroes(_ nums: inout [Int]) {
    var (low, high) = (0, nums.count - 1)
    while low < high {
      if nums[low] == 0 {
        nums.swapAt(low, high)
        high -= 1
      } else {
        low += 1
      }
    }
  }
}
