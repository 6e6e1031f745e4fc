// Idea: try every count of the first coin, and pay the rest with the others.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int { ways(amount, coins[...]) }

  private func ways(_ amount: Int, _ coins: ArraySlice<Int>) -> Int {
    guard let coin = coins.first else { return amount == 0 ? 1 : 0 }
    return (0...(amount / coin)).reduce(0) { count, taken in
      count + ways(amount - taken * coin, coins.dropFirst())
    }
  }
}
