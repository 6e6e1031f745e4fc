// Idea: a table of the sequences for every sum, each from the sums one number below.
class Solution {
  func combinationSum4(_ nums: [Int], _ target: Int) -> Int {
    var ways = [1]
    for sum in 1...target {
      ways.append(nums.reduce(0) { $1 <= sum ? $0 + ways[sum - $1] : $0 })
    }
    return ways[target]
  }
}
