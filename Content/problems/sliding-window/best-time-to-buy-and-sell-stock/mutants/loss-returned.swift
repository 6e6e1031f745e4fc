// Bug: begins with the first difference, so it returns a loss where nothing can be earned.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var lowest = prices[0]
    var best = Int.min
    for price in prices.dropFirst() {
      best = max(best, price - lowest)
      lowest = min(lowest, price)
    }
    return prices.count == 1 ? 0 : best
  }
}
