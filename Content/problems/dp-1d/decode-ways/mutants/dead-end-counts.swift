// Bug: counts a reading as soon as only one digit is left, even if that is a 0.
class Solution {
  func numDecodings(_ s: String) -> Int {
    let digits = s.utf8.map { Int($0) - 48 }
    var known: [Int: Int] = [:]

    func ways(from start: Int) -> Int {
      if start >= digits.count - 1 { return 1 }
      if digits[start] == 0 { return 0 }
      if let count = known[start] { return count }
      var count = ways(from: start + 1)
      if digits[start] * 10 + digits[start + 1] <= 26 { count += ways(from: start + 2) }
      known[start] = count
      return count
    }

    return ways(from: 0)
  }
}
