// Idea: a piece is a palindrome if its ends agree and its inside is one.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    let text = Array(s.utf8)
    let count = text.count
    var best = 0..<0
    // Whether the text from the row's place to the column's is a palindrome.
    var isPalindrome = [Bool](repeating: false, count: count * count)
    for start in (0..<count).reversed() {
      for end in start..<count where text[start] == text[end] {
        guard end - start < 3 || isPalindrome[(start + 1) * count + end - 1] else { continue }
        isPalindrome[start * count + end] = true
        if end - start >= best.count { best = start..<(end + 1) }
      }
    }
    return String(decoding: text[best], as: UTF8.self)
  }
}
