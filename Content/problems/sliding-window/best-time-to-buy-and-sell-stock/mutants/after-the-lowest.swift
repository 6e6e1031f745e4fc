// Bug: always buys at the lowest price of all days, though a better deal may lie before it.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int {
    let lowest = prices.min()!
    let day = prices.firstIndex(of: lowest)!
    return prices[day...].max()! - lowest
  }
}
