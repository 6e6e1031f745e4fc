// Bug: moves a window, which is only right when all numbers are positive.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var (first, sum, answer) = (0, 0, 0)
    for (last, number) in nums.enumerated() {
      sum += number
      while sum > k, first <= last {
        sum -= nums[first]
        first += 1
      }
      if sum == k, first <= last { answer += 1 }
    }
    return answer
  }
}
