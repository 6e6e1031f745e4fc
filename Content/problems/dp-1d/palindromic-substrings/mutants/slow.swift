// Bug: too slow: builds every piece and turns it round.
class Solution {
  func countSubstrings(_ s: String) -> Int {
    let letters = Array(s)
    var count = 0
    for start in letters.indices {
      for end in start..<letters.count {
        let piece = Array(letters[start...end])
        if piece == Array(piece.reversed()) { count += 1 }
      }
    }
    return count
  }
}
