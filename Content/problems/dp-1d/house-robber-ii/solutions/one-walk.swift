// Idea: one walk with four numbers, by what was decided about the first and the last house.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    if nums.count == 1 { return nums[0] }
    // The first house was left alone, or taken.
    var (skipped, taken) = (0, 0)
    var (skippedWithFirst, takenWithFirst) = (0, nums[0])
    for (place, money) in nums.enumerated().dropFirst() {
      (skipped, taken) = (max(skipped, taken), skipped + money)
      let isFree = place > 1
      (skippedWithFirst, takenWithFirst) = (
        max(skippedWithFirst, takenWithFirst), isFree ? skippedWithFirst + money : 0
      )
    }
    return max(skipped, taken, skippedWithFirst)
  }
}
