// Idea: grow a palindrome from each of the 2n - 1 centres.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    let text = Array(s.utf8)
    var best = 0..<0
    for center in 0..<(2 * text.count) {
      var left = center / 2
      var right = (center + 1) / 2
      while left >= 0, right < text.count, text[left] == text[right] {
        left -= 1
        right += 1
      }
      if right - left - 1 > best.count { best = (left + 1)..<right }
    }
    return String(decoding: text[best], as: UTF8.self)
  }
}
