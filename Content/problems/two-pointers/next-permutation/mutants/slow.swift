// Bug: too slow: sorts the tail by swapping neighbours.
class Solution {
  func nextPermutation(_ nums: inout [Int]) {
    var pivot = nums.count - 2
    while pivot >= 0, nums[pivot] >= nums[pivot + 1] { pivot -= 1 }
    if pivot >= 0 {
      var partner = nums.count - 1
      while nums[partner] <= nums[pivot] { partner -= 1 }
      nums.swapAt(pivot, partner)
    }
    var isSorted = false
    while !isSorted {
      isSorted = true
      for place in stride(from: pivot + 2, to: nums.count, by: 1) where nums[place - 1] > nums[place] {
        nums.swapAt(place - 1, place)
        isSorted = false
      }
    }
  }
}
