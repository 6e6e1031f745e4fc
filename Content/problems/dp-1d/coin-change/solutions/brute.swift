// Idea: try every count of every coin.
class Solution {
  func coinChange(_ coins: [Int], _ amount: Int) -> Int {
    fewest(coins[...], amount) ?? -1
  }

  private func fewest(_ coins: ArraySlice<Int>, _ amount: Int) -> Int? {
    if amount == 0 { return 0 }
    guard let coin = coins.first else { return nil }
    return (0...(amount / coin)).compactMap { taken in
      fewest(coins.dropFirst(), amount - taken * coin).map { taken + $0 }
    }.min()
  }
}
