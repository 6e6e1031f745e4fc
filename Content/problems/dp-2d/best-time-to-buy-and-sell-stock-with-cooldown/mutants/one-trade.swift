// Bug: buys and sells only once.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var (lowest, best) = (prices[0], 0)
    for price in prices {
      lowest = min(lowest, price)
      best = max(best, price - lowest)
    }
    return best
  }
}
