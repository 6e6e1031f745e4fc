// Bug: makes .* repeat one and the same letter.
class Solution {
  func isMatch(_ s: String, _ p: String) -> Bool { fits(Array(s)[...], Array(p)[...]) }

  private func fits(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let wanted = pattern.first else { return text.isEmpty }
    if pattern.dropFirst().first == "*" {
      if fits(text, pattern.dropFirst(2)) { return true }
      guard let letter = text.first, wanted == "." || wanted == letter else { return false }
      let run = text.prefix { $0 == letter }.count
      return (1...run).contains { fits(text.dropFirst($0), pattern.dropFirst(2)) }
    }
    guard let letter = text.first, wanted == "." || wanted == letter else { return false }
    return fits(text.dropFirst(), pattern.dropFirst())
  }
}
