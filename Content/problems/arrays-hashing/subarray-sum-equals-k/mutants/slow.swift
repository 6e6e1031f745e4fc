// Bug: too slow: adds up every stretch.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var answer = 0
    for last in nums.indices {
      var sum = 0
      for first in stride(from: last, through: 0, by: -1) {
        sum += nums[first]
        if sum == k { answer += 1 }
      }
    }
    return answer
  }
}
