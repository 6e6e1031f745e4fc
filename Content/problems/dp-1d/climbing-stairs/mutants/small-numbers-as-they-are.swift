// Bug: says n for the first few staircases, which is right up to three steps only.
class Solution {
  func climbStairs(_ n: Int) -> Int {
    var ways = [1, 1, 2, 3, 4]
    while ways.count <= n { ways.append(ways[ways.count - 1] + ways[ways.count - 2]) }
    return ways[n]
  }
}
