// Idea: adds up from every start to every end. Time O(n²), space O(1).
class Solution {
  func maxSubArray(_ nums: [Int]) -> Int {
    var sums: [Int] = []
    for start in nums.indices {
      var sum = 0
      var largest = Int.min
      for number in nums[start...] {
        sum += number
        largest = max(largest, sum)
      }
      sums.append(largest)
    }
    return sums.max()!
  }
}
