// Bug: builds a range from the coin to the amount, which traps when the coin is larger.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int {
    var ways = [1] + [Int](repeating: 0, count: amount)
    for coin in coins {
      for sum in coin...amount { ways[sum] += ways[sum - coin] }
    }
    return ways[amount]
  }
}
