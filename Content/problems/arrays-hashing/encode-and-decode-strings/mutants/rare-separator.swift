// Bug: trusts a control character to be rare enough for a separator; any character may occur.
class Codec {
  func encode(_ strs: [String]) -> String {
    strs.map { $0 + "\u{01}" }.joined()
  }

  func decode(_ s: String) -> [String] {
    s.split(separator: "\u{01}", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
