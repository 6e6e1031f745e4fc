// Bug: too slow: writes the whole text anew for each bracket.
class Solution {
  func decodeString(_ s: String) -> String {
    var text = Array(s)
    while let end = text.firstIndex(of: "]") {
      let start = text[..<end].lastIndex(of: "[")!
      var digits = start
      while digits > 0, text[digits - 1].isNumber { digits -= 1 }
      let count = Int(String(text[digits..<start]))!
      let inner = text[(start + 1)..<end]
      text = text[..<digits] + (0..<count).flatMap { _ in inner } + text[(end + 1)...]
    }
    return String(text)
  }
}
