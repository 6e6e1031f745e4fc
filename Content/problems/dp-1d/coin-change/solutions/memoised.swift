// Idea: recursion on the last coin, each sum solved once.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    let unreachable = amount + 1
    var known = [Int?](repeating: nil, count: amount + 1)
    known[0] = 0

    func fewest(_ sum: Int) -> Int {
      if let count = known[sum] { return count }
      var best = unreachable
      for coin in coins where coin <= sum { best = min(best, fewest(sum - coin) + 1) }
      known[sum] = best
      return best
    }

    let count = fewest(amount)
    return count < unreachable ? count : -1
  }
}
