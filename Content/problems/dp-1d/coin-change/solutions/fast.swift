// Idea: a table of the fewest coins for every sum, coin by coin.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    let unreachable = amount + 1
    var fewest = [Int](repeating: unreachable, count: amount + 1)
    fewest[0] = 0
    for coin in coins where coin <= amount {
      for sum in coin...amount {
        fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1)
      }
    }
    return fewest[amount] == unreachable ? -1 : fewest[amount]
  }
}
