// Idea: for every result the number of ways to it, number by number.
class Solution {
  func findTargetSumWays(_ nums: [Int], _ target: Int) -> Int {
    var ways = [0: 1]
    for number in nums {
      var following: [Int: Int] = [:]
      for (result, count) in ways {
        following[result + number, default: 0] += count
        following[result - number, default: 0] += count
      }
      ways = following
    }
    return ways[target, default: 0]
  }
}
