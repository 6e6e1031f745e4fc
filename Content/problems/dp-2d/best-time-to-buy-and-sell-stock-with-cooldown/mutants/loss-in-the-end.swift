// Bug: returns what the last sale brought, though waiting was better.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var (held, sold, free) = (-prices[0], 0, 0)
    for price in prices {
      (held, sold, free) = (max(held, free - price), held + price, max(free, sold))
    }
    return sold
  }
}
