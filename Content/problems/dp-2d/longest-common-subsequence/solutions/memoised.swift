// Idea: the rest of both texts from two positions, each pair of them asked once.
class Solution {
  struct Pair: Hashable {
    let one: Int
    let other: Int
  }

  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let (first, second) = (Array(text1.utf8), Array(text2.utf8))
    var known: [Pair: Int] = [:]

    func longest(_ one: Int, _ other: Int) -> Int {
      if one == first.count || other == second.count { return 0 }
      let pair = Pair(one: one, other: other)
      if let length = known[pair] { return length }
      let length =
        first[one] == second[other]
        ? 1 + longest(one + 1, other + 1)
        : max(longest(one + 1, other), longest(one, other + 1))
      known[pair] = length
      return length
    }

    return longest(0, 0)
  }
}
