// Bug: cuts the palindrome out one character too early.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    let text = Array(s.utf8)
    var best = 0..<1
    for center in 0..<(2 * text.count) {
      var left = center / 2
      var right = (center + 1) / 2
      while left >= 0, right < text.count, text[left] == text[right] {
        left -= 1
        right += 1
      }
      if right - left - 1 > best.count { best = (left + 1)..<(right - 1) }
    }
    return String(decoding: text[best], as: UTF8.self)
  }
}
