// Bug: marks unreachable sums with Int.max and adds one to it.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    var fewest = [Int](repeating: Int.max, count: amount + 1)
    fewest[0] = 0
    for coin in coins where coin <= amount {
      for sum in coin...amount {
        fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1)
      }
    }
    return fewest[amount] == Int.max ? -1 : fewest[amount]
  }
}
