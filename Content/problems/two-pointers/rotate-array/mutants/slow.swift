// Bug: too slow: moves all numbers by one place, k times.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    for _ in 0..<k {
      let last = nums[nums.count - 1]
      for place in stride(from: nums.count - 1, to: 0, by: -1) { nums[place] = nums[place - 1] }
      nums[0] = last
    }
  }
}
