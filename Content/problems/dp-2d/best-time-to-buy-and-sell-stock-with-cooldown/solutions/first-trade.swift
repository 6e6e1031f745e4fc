// Idea: the most that can be earned from each day on, by the first day of buying and selling.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var best = [Int](repeating: 0, count: prices.count + 2)
    for day in prices.indices.reversed() {
      best[day] = best[day + 1]
      for sale in day..<prices.count where prices[sale] > prices[day] {
        best[day] = max(best[day], prices[sale] - prices[day] + best[sale + 2])
      }
    }
    return best[0]
  }
}
