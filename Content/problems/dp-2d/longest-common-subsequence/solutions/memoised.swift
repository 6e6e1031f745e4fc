// Idea: the rest of both texts from two positions, each pair of them asked once.
class Solution {
  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let (first, second) = (Array(text1.utf8), Array(text2.utf8))
    let width = second.count + 1
    var known = [Int](repeating: -1, count: (first.count + 1) * width)

    func longest(_ one: Int, _ other: Int) -> Int {
      if one == first.count || other == second.count { return 0 }
      let place = one * width + other
      if known[place] >= 0 { return known[place] }
      let length =
        first[one] == second[other]
        ? 1 + longest(one + 1, other + 1)
        : max(longest(one + 1, other), longest(one, other + 1))
      known[place] = length
      return length
    }

    return longest(0, 0)
  }
}
