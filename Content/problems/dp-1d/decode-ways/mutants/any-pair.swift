// Bug: takes every pair that does not begin with 0 for a letter.
class Solution {
  func numDecodings(_ s: String) -> Int {
    var (before, last, previous) = (0, 1, 0)
    for byte in s.utf8 {
      let digit = Int(byte) - 48
      let ways = (digit > 0 ? last : 0) + (previous > 0 ? before : 0)
      (before, last, previous) = (last, ways, digit)
    }
    return last
  }
}
