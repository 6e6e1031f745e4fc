// Idea: recursion on the first number, each rest of the target solved once.
class Solution {
  func combinationSum4(_ nums: [Int], _ target: Int) -> Int {
    var known: [Int?] = [1] + [Int?](repeating: nil, count: target)

    func ways(_ rest: Int) -> Int {
      if let count = known[rest] { return count }
      var count = 0
      for number in nums where number <= rest { count += ways(rest - number) }
      known[rest] = count
      return count
    }

    return ways(target)
  }
}
