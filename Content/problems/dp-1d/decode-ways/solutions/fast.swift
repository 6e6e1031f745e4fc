// Idea: the ways to read the last two beginnings give those of the next.
class Solution {
  func numDecodings(_ s: String) -> Int {
    var (before, last) = (0, 1)
    var previous = 0
    for byte in s.utf8 {
      let digit = Int(byte) - 48
      var ways = digit > 0 ? last : 0
      if (10...26).contains(previous * 10 + digit) { ways += before }
      (before, last, previous) = (last, ways, digit)
    }
    return last
  }
}
