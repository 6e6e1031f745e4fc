// Bug: too slow: adds up anew from every beginning.
class Solution {
  func minSubArrayLen(_ target: Int, _ nums: [Int]) -> Int {
    var shortest = Int.max
    for start in nums.indices {
      var sum = 0
      var end = start
      while end < nums.count, sum < target {
        sum += nums[end]
        end += 1
      }
      if sum >= target { shortest = min(shortest, end - start) }
    }
    return shortest == Int.max ? 0 : shortest
  }
}
