// Idea: the numbers with a plus have a known sum; count the choices that have it.
class Solution {
  func findTargetSumWays(_ nums: [Int], _ target: Int) -> Int {
    let sum = nums.reduce(0, +)
    guard abs(target) <= sum, (sum + target) % 2 == 0 else { return 0 }
    let group = (sum + target) / 2
    var ways = [1] + [Int](repeating: 0, count: group)
    for number in nums where number <= group {
      for total in stride(from: group, through: number, by: -1) {
        ways[total] += ways[total - number]
      }
    }
    return ways[group]
  }
}
