// Bug: too slow: asks for the same sums again and again.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int {
    func ways(_ kinds: Int, _ rest: Int) -> Int {
      if rest == 0 { return 1 }
      if rest < 0 || kinds == 0 { return 0 }
      return ways(kinds - 1, rest) + ways(kinds, rest - coins[kinds - 1])
    }
    return ways(coins.count, amount)
  }
}
