// Bug: too slow: compares each number with all that follow.
class Solution {
  func findDuplicate(_ nums: [Int]) -> Int {
    for (place, number) in nums.enumerated() {
      var other = place + 1
      while other < nums.count {
        if nums[other] == number { return number }
        other += 1
      }
    }
    return 0
  }
}
