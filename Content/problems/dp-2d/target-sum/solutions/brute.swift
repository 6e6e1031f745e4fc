// Idea: both signs for every number.
class Solution {
  func findTargetSumWays(_ nums: [Int], _ target: Int) -> Int { ways(nums[...], target) }

  private func ways(_ nums: ArraySlice<Int>, _ rest: Int) -> Int {
    guard let number = nums.first else { return rest == 0 ? 1 : 0 }
    return ways(nums.dropFirst(), rest - number) + ways(nums.dropFirst(), rest + number)
  }
}
