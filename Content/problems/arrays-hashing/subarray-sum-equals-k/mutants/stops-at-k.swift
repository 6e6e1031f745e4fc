// Bug: goes on to the next beginning once a stretch sums to k.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var starts: [Int: Int] = [0: 1]
    var (sum, answer) = (0, 0)
    for number in nums {
      sum += number
      answer += starts.removeValue(forKey: sum - k) ?? 0
      starts[sum, default: 0] += 1
    }
    return answer
  }
}
