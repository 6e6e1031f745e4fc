// Bug: too slow: compares the same rests again and again.
class Solution {
  func minDistance(_ word1: String, _ word2: String) -> Int {
    let (first, second) = (Array(word1.utf8), Array(word2.utf8))

    func edits(_ one: Int, _ other: Int) -> Int {
      if one == first.count { return second.count - other }
      if other == second.count { return first.count - one }
      if first[one] == second[other] { return edits(one + 1, other + 1) }
      return 1 + min(edits(one + 1, other + 1), edits(one + 1, other), edits(one, other + 1))
    }

    return edits(0, 0)
  }
}
