// Idea: the best sum for each of three situations: a share held, just sold, free to buy.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    var (held, sold, free) = (-prices[0], 0, 0)
    for price in prices {
      (held, sold, free) = (max(held, free - price), held + price, max(free, sold))
    }
    return max(sold, free)
  }
}
