// Bug: computes with 64-bit numbers and drops what does not fit.
class Solution {
  func addBinary(_ a: String, _ b: String) -> String {
    String(number(a) &+ number(b), radix: 2)
  }

  private func number(_ text: String) -> UInt64 {
    text.reduce(0) { $0 << 1 | ($1 == "1" ? 1 : 0) }
  }
}
