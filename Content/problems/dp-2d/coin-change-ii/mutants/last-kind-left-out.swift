// Bug: leaves out the last kind of coins.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int {
    var ways = [1] + [Int](repeating: 0, count: amount)
    for coin in coins.dropLast() where coin <= amount {
      for sum in coin...amount { ways[sum] += ways[sum - coin] }
    }
    return ways[amount]
  }
}
