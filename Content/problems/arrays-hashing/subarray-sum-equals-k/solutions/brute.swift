// Idea: from each first position, add up to each last one.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var answer = 0
    for first in nums.indices {
      var sum = 0
      for number in nums[first...] {
        sum += number
        if sum == k { answer += 1 }
      }
    }
    return answer
  }
}
