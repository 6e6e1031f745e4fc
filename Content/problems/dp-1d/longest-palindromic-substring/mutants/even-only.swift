// Bug: grows only from gaps between characters and misses palindromes of odd length.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    let text = Array(s.utf8)
    var best = 0..<1
    for center in 1..<max(2, text.count) {
      var left = center - 1
      var right = center
      while left >= 0, right < text.count, text[left] == text[right] {
        left -= 1
        right += 1
      }
      if right - left - 1 > best.count { best = (left + 1)..<right }
    }
    return String(decoding: text[best], as: UTF8.self)
  }
}
