// Bug: counts only consecutive occurrences.
class Solution {
  func numDistinct(_ s: String, _ t: String) -> Int {
    let (letters, wanted) = (Array(s.utf8), Array(t.utf8))
    guard letters.count >= wanted.count else { return 0 }
    return (0...(letters.count - wanted.count)).filter { start in
      letters[start..<(start + wanted.count)].elementsEqual(wanted)
    }.count
  }
}
