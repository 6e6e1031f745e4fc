// Bug: too slow: tries both signs for every number.
class Solution {
  func findTargetSumWays(_ nums: [Int], _ target: Int) -> Int {
    func ways(_ index: Int, _ rest: Int) -> Int {
      if index == nums.count { return rest == 0 ? 1 : 0 }
      return ways(index + 1, rest - nums[index]) + ways(index + 1, rest + nums[index])
    }
    return ways(0, target)
  }
}
