// Idea: for each pair of a sorted list search the third number that is nearest.
class Solution {
  func threeSumClosest(_ nums: [Int], _ target: Int) -> Int {
    let nums = nums.sorted()
    var closest = nums[0] + nums[1] + nums[2]
    for first in nums.indices {
      for second in stride(from: first + 1, to: nums.count - 1, by: 1) {
        let pair = nums[first] + nums[second]
        var (low, high) = (second + 1, nums.count)
        while low < high {
          let middle = (low + high) / 2
          if nums[middle] < target - pair { low = middle + 1 } else { high = middle }
        }
        for third in [low - 1, low] where third > second && third < nums.count {
          let sum = pair + nums[third]
          if abs(sum - target) < abs(closest - target) { closest = sum }
        }
      }
    }
    return closest
  }
}
