// Bug: halves an odd sum too and finds a group for the smaller half.
class Solution {
  func canPartition(_ nums: [Int]) -> Bool {
    let half = nums.reduce(0, +) / 2
    var isReached = [true] + [Bool](repeating: false, count: half)
    for number in nums where number <= half {
      for total in stride(from: half, through: number, by: -1) where isReached[total - number] {
        isReached[total] = true
      }
    }
    return isReached[half]
  }
}
