// Idea: a walk with the sum so far, and a dictionary that counts the earlier sums.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var counts = [0: 1]
    var sum = 0
    var answer = 0
    for number in nums {
      sum += number
      answer += counts[sum - k, default: 0]
      counts[sum, default: 0] += 1
    }
    return answer
  }
}
