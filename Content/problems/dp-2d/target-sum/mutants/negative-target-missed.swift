// Bug: answers 0 for every negative target.
class Solution {
  func findTargetSumWays(_ nums: [Int], _ target: Int) -> Int {
    if target < 0 { return 0 }
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
