// Idea: swap neighbours that stand the wrong way round until none do.
class Solution {
  func sortColors(_ nums: inout [Int]) {
    var isSorted = false
    while !isSorted {
      isSorted = true
      for index in nums.indices.dropFirst() where nums[index - 1] > nums[index] {
        nums.swapAt(index - 1, index)
        isSorted = false
      }
    }
  }
}
