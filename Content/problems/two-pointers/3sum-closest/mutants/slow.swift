// Bug: too slow: tries every choice of three positions, in every order.
class Solution {
  func threeSumClosest(_ nums: [Int], _ target: Int) -> Int {
    var closest = nums[0] + nums[1] + nums[2]
    for i in nums.indices {
      for j in nums.indices where j != i {
        for k in nums.indices where k != i && k != j {
          let sum = nums[i] + nums[j] + nums[k]
          if abs(sum - target) < abs(closest - target) { closest = sum }
        }
      }
    }
    return closest
  }
}
