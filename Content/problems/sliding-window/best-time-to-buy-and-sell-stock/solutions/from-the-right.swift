// Idea: from the last day backwards, the highest price still to come is the one to sell at.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var highest = 0
    var best = 0
    for price in prices.reversed() {
      highest = max(highest, price)
      best = max(best, highest - price)
    }
    return best
  }
}
