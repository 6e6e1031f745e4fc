// Bug: too slow: solves the same sums again and again without remembering them.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    if amount == 0 { return 0 }
    var best = -1
    for coin in coins where coin <= amount {
      let others = coinChange(coins, amount - coin)
      if others >= 0, best < 0 || others + 1 < best { best = others + 1 }
    }
    return best
  }
}
