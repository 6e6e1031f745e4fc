// Bug: swaps wrong neighbours in one walk only.
class Solution {
  func sortColors(_ nums: inout [Int]) {
    for index in nums.indices.dropFirst() where nums[index - 1] > nums[index] {
      nums.swapAt(index - 1, index)
    }
  }
}
