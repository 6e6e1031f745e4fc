// Idea: try every pair of days.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var best = 0
    for buy in prices.indices {
      for sell in prices.indices.dropFirst(buy + 1) { best = max(best, prices[sell] - prices[buy]) }
    }
    return best
  }
}
