// Idea: try all substrings, longest first.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    let text = Array(s.utf8)
    for length in (1...text.count).reversed() {
      for start in 0...(text.count - length) {
        let part = text[start..<(start + length)]
        if part.elementsEqual(part.reversed()) { return String(decoding: part, as: UTF8.self) }
      }
    }
    return ""
  }
}
