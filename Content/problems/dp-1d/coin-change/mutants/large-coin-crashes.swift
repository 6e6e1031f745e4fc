// Bug: builds a range from the coin to the amount, which traps when the coin is larger.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    let unreachable = amount + 1
    var fewest = [Int](repeating: unreachable, count: amount + 1)
    fewest[0] = 0
    for coin in coins {
      for sum in coin...amount {
        fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1)
      }
    }
    return fewest[amount] == unreachable ? -1 : fewest[amount]
  }
}
