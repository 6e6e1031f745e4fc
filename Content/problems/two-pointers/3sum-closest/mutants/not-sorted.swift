// Bug: forgets to sort, so the places move without knowing where.
class Solution {
  func threeSumClosest(_ nums: [Int], _ target: Int) -> Int {
    var closest = nums[0] + nums[1] + nums[2]
    for (index, first) in nums.enumerated() {
      var (low, high) = (index + 1, nums.count - 1)
      while low < high {
        let sum = first + nums[low] + nums[high]
        if abs(sum - target) < abs(closest - target) { closest = sum }
        if sum < target { low += 1 } else { high -= 1 }
      }
    }
    return closest
  }
}
