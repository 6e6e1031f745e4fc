// Idea: the rest of both words from two positions, each pair of them asked once.
class Solution {
  func minDistance(_ word1: String, _ word2: String) -> Int {
    let (first, second) = (Array(word1.utf8), Array(word2.utf8))
    let width = second.count + 1
    var known = [Int](repeating: -1, count: (first.count + 1) * width)

    func edits(_ one: Int, _ other: Int) -> Int {
      if one == first.count { return second.count - other }
      if other == second.count { return first.count - one }
      let place = one * width + other
      if known[place] >= 0 { return known[place] }
      var count = edits(one + 1, other + 1)
      if first[one] != second[other] {
        count = 1 + min(count, edits(one + 1, other), edits(one, other + 1))
      }
      known[place] = count
      return count
    }

    return edits(0, 0)
  }
}
