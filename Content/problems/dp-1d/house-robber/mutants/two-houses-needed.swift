// Bug: begins the table with the first two houses and crashes when there is one.
class Solution {
  func rob(_ nums: [Int]) -> Int {
    var most = [nums[0], max(nums[0], nums[1])]
    for money in nums.dropFirst(2) {
      most.append(max(most[most.count - 1], most[most.count - 2] + money))
    }
    return most[most.count - 1]
  }
}
