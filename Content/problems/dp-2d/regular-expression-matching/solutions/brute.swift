// Idea: take the first piece off the pattern and try every number of letters for it.
class Solution {
  func isMatch(_ s: String, _ p: String) -> Bool { fits(s[...], p[...]) }

  private func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let wanted = pattern.first else { return text.isEmpty }
    let isFitting = { (letter: Character) in wanted == "." || wanted == letter }
    guard pattern.dropFirst().first == "*" else {
      guard let letter = text.first, isFitting(letter) else { return false }
      return fits(text.dropFirst(), pattern.dropFirst())
    }
    var rest = text
    while true {
      if fits(rest, pattern.dropFirst(2)) { return true }
      guard let letter = rest.popFirst(), isFitting(letter) else { return false }
    }
  }
}
