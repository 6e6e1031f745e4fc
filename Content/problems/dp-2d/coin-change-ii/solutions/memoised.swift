// Idea: the last kind is used once more or done with; each question is asked once.
class Solution {
  func change(_ amount: Int, _ coins: [Int]) -> Int {
    var known = [[Int]](
      repeating: [Int](repeating: -1, count: amount + 1), count: coins.count + 1)

    func ways(_ kinds: Int, _ rest: Int) -> Int {
      if rest == 0 { return 1 }
      if rest < 0 || kinds == 0 { return 0 }
      if known[kinds][rest] >= 0 { return known[kinds][rest] }
      let count = ways(kinds - 1, rest) + ways(kinds, rest - coins[kinds - 1])
      known[kinds][rest] = count
      return count
    }

    return ways(coins.count, amount)
  }
}
