// Idea: recursion on the last move, each number of steps solved once.
class Solution {
  func climbStairs(_ n: Int) -> Int {
    var known: [Int: Int] = [0: 1, 1: 1]

    func ways(_ steps: Int) -> Int {
      if let count = known[steps] { return count }
      let count = ways(steps - 1) + ways(steps - 2)
      known[steps] = count
      return count
    }

    return ways(n)
  }
}
