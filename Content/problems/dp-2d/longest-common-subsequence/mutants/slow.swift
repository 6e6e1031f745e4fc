// Bug: too slow: compares the same rests again and again.
class Solution {
  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let (first, second) = (Array(text1.utf8), Array(text2.utf8))

    func longest(_ one: Int, _ other: Int) -> Int {
      if one == first.count || other == second.count { return 0 }
      if first[one] == second[other] { return 1 + longest(one + 1, other + 1) }
      return max(longest(one + 1, other), longest(one, other + 1))
    }

    return longest(0, 0)
  }
}
