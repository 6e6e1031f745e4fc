// Idea: the ways to read from each place to the end, each asked once.
class Solution {
  func numDecodings(_ s: String) -> Int {
    let digits = s.utf8.map { Int($0) - 48 }
    var known = [Int?](repeating: nil, count: digits.count) + [1]

    func ways(from start: Int) -> Int {
      if let count = known[start] { return count }
      var count = 0
      if digits[start] != 0 {
        count = ways(from: start + 1)
        if start + 1 < digits.count, digits[start] * 10 + digits[start + 1] <= 26 {
          count += ways(from: start + 2)
        }
      }
      known[start] = count
      return count
    }

    return ways(from: 0)
  }
}
