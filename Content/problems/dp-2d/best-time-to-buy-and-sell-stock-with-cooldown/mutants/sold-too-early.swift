// Bug: is free on the day of the sale already, so the rest is skipped.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var (held, free) = (-prices[0], 0)
    for price in prices {
      free = max(free, held + price)
      held = max(held, free - price)
    }
    return free
  }
}
