// Idea: shortest path from 0 to the amount, a coin an edge.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    var isSeen = [Bool](repeating: false, count: amount + 1)
    isSeen[0] = true
    var sums = [0]
    var count = 0
    while !sums.isEmpty {
      if isSeen[amount] { return count }
      count += 1
      var next: [Int] = []
      for sum in sums {
        for coin in coins where coin <= amount - sum && !isSeen[sum + coin] {
          isSeen[sum + coin] = true
          next.append(sum + coin)
        }
      }
      sums = next
    }
    return -1
  }
}
