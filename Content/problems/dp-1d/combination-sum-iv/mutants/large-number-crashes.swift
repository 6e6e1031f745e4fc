// Bug: looks below 0 when a number is larger than the sum.
class Solution {
  func combinationSum4(_ nums: [Int], _ target: Int) -> Int {
    var ways = [1] + [Int](repeating: 0, count: target)
    for sum in 1...target {
      for number in nums { ways[sum] += ways[sum - number] }
    }
    return ways[target]
  }
}
