// Bug: too slow: swaps neighbours until all are sorted.
class Solution {
  func sortColors(_ nums: inout [Int]) {
    var isSorted = false
    while !isSorted {
      isSorted = true
      for index in 1..<max(1, nums.count) where nums[index - 1] > nums[index] {
        nums.swapAt(index - 1, index)
        isSorted = false
      }
    }
  }
}
