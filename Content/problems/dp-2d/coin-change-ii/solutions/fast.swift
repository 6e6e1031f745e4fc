// Idea: one row of the ways for every sum, kind by kind.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int {
    var ways = [1] + [Int](repeating: 0, count: amount)
    for coin in coins where coin <= amount {
      for sum in coin...amount { ways[sum] += ways[sum - coin] }
    }
    return ways[amount]
  }
}
