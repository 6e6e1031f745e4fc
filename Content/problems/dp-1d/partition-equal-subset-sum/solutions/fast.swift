// Idea: a row that says for every sum up to the half whether it can be made.
class Solution {
  func canPartition(_ nums: [Int]) -> Bool {
    let sum = nums.reduce(0, +)
    guard sum % 2 == 0 else { return false }
    let half = sum / 2
    var isReached = [true] + [Bool](repeating: false, count: half)
    for number in nums where number <= half {
      for total in stride(from: half, through: number, by: -1) where isReached[total - number] {
        isReached[total] = true
      }
    }
    return isReached[half]
  }
}
