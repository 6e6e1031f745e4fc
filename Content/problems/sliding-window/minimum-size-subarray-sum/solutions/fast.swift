// Idea: a window that gives up numbers on the left as long as its sum suffices.
class Solution {
  func minSubArrayLen(_ target: Int, _ nums: [Int]) -> Int {
    var shortest = Int.max
    var sum = 0
    var start = 0
    for (end, number) in nums.enumerated() {
      sum += number
      while sum >= target {
        shortest = min(shortest, end - start + 1)
        sum -= nums[start]
        start += 1
      }
    }
    return shortest == Int.max ? 0 : shortest
  }
}
