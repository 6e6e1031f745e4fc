// Bug: reads 07 as G.
class Solution {
  func numDecodings(_ s: String) -> Int {
    let digits = s.utf8.map { Int($0) - 48 }
    var (before, last) = (0, 1)
    for (place, digit) in digits.enumerated() {
      var ways = digit > 0 ? last : 0
      if place > 0, (1...26).contains(digits[place - 1] * 10 + digit) { ways += before }
      (before, last) = (last, ways)
    }
    return last
  }
}
