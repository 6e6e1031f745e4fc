// Bug: forgets the empty beginning, so stretches from the first number on are missing.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var counts: [Int: Int] = [:]
    var (sum, answer) = (0, 0)
    for number in nums {
      sum += number
      answer += counts[sum - k, default: 0]
      counts[sum, default: 0] += 1
    }
    return answer
  }
}
