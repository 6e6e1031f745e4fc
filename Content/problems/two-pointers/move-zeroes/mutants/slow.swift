// Bug: too slow: lets every zero change places with its right neighbour until it is at the end.
class Solution {
  func moveZeroes(_ nums: inout [Int]) {
    var end = nums.count
    for index in nums.indices.reversed() where nums[index] == 0 {
      var place = index
      while place + 1 < end {
        nums.swapAt(place, place + 1)
        place += 1
      }
      end -= 1
    }
  }
}
