// Idea: try all choices of three positions.
class Solution {
  func threeSumClosest(_ nums: [Int], _ target: Int) -> Int {
    var closest = nums[0] + nums[1] + nums[2]
    for i in nums.indices {
      for j in 0..<i {
        for k in 0..<j where abs(nums[i] + nums[j] + nums[k] - target) < abs(closest - target) {
          closest = nums[i] + nums[j] + nums[k]
        }
      }
    }
    return closest
  }
}
