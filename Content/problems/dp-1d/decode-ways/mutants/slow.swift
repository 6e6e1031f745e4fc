// Bug: too slow: counts the readings of the same rest again and again.
class Solution {
  func numDecodings(_ s: String) -> Int {
    let digits = s.utf8.map { Int($0) - 48 }

    func ways(from start: Int) -> Int {
      if start == digits.count { return 1 }
      if digits[start] == 0 { return 0 }
      let single = ways(from: start + 1)
      guard start + 1 < digits.count, digits[start] * 10 + digits[start + 1] <= 26 else {
        return single
      }
      return single + ways(from: start + 2)
    }

    return ways(from: 0)
  }
}
