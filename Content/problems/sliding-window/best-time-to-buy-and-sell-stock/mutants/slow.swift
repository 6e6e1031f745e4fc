// Bug: too slow: looks for the highest later price of every day.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var best = 0
    for buy in 0..<prices.count {
      var highest = prices[buy]
      var sell = buy
      while sell < prices.count {
        highest = max(highest, prices[sell])
        sell += 1
      }
      best = max(best, highest - prices[buy])
    }
    return best
  }
}
