// Bug: too slow: compares every substring with its mirror image.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    var best = ""
    for start in 0..<s.count {
      for length in 1...(s.count - start) {
        let part = s.dropFirst(start).prefix(length)
        if part.elementsEqual(part.reversed()), part.count > best.count { best = String(part) }
      }
    }
    return best
  }
}
