// Bug: says that there is no way to pay nothing.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int {
    if amount == 0 { return 0 }
    var ways = [1] + [Int](repeating: 0, count: amount)
    for coin in coins where coin <= amount {
      for sum in coin...amount { ways[sum] += ways[sum - coin] }
    }
    return ways[amount]
  }
}
