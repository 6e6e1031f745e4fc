// Idea: count how often each number occurs, by a walk over the whole list for each.
class Solution {
  func majorityElement(_ nums: [Int]) -> Int {
    for candidate in nums {
      var count = 0
      for number in nums where number == candidate { count += 1 }
      if count > nums.count / 2 { return candidate }
    }
    return 0
  }
}
