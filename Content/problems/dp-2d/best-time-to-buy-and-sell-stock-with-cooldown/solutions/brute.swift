// Idea: every day wait, or do the only trade that is possible.
class Solution {
  func maxProfit(_ prices: [Int]) -> Int { best(prices[...], held: nil) }

  private func best(_ prices: ArraySlice<Int>, held: Int?) -> Int {
    guard let price = prices.first else { return 0 }
    let waiting = best(prices.dropFirst(), held: held)
    guard let held else { return max(waiting, best(prices.dropFirst(), held: price)) }
    return max(waiting, price - held + best(prices.dropFirst(2), held: nil))
  }
}
