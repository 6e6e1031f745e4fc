// Idea: binary search by a rank, the part of the list first and then the number.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    let last = nums[nums.count - 1]
    func rank(_ number: Int) -> (Int, Int) { (number <= last ? 1 : 0, number) }
    var (low, high) = (0, nums.count)
    while low < high {
      let middle = (low + high) / 2
      if rank(nums[middle]) < rank(target) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nums[low] == target ? low : -1
  }
}
