// Idea: the lowest price so far is the best one to have bought at.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var lowest = Int.max
    var best = 0
    for price in prices {
      lowest = min(lowest, price)
      best = max(best, price - lowest)
    }
    return best
  }
}
