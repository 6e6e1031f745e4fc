// Bug: rests after buying, too: never sells on the next day.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var best = [Int](repeating: 0, count: prices.count + 2)
    for day in prices.indices.reversed() {
      best[day] = best[day + 1]
      for sale in prices.indices.dropFirst(day + 2) {
        best[day] = max(best[day], prices[sale] - prices[day] + best[sale + 2])
      }
    }
    return best[0]
  }
}
