// Bug: too slow: counts the sequences for the same rest again and again.
class Solution {
  func combinationSum4(_ nums: [Int], _ target: Int) -> Int {
    func ways(_ rest: Int) -> Int {
      if rest == 0 { return 1 }
      var count = 0
      for number in nums where number <= rest { count += ways(rest - number) }
      return count
    }
    return ways(target)
  }
}
