// Idea: choose each number as the first one, and count the sequences for the rest.
class Solution {
  func combinationSum4(_ nums: [Int], _ target: Int) -> Int {
    if target == 0 { return 1 }
    var count = 0
    for number in nums where number <= target {
      count += combinationSum4(nums, target - number)
    }
    return count
  }
}
