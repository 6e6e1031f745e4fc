// Bug: never sells on the last day.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var lowest = Int.max
    var best = 0
    for price in prices.dropLast() {
      lowest = min(lowest, price)
      best = max(best, price - lowest)
    }
    return best
  }
}
