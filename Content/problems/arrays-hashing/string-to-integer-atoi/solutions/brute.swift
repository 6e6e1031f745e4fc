// Idea: the longest beginning behind the sign that holds nothing but digits.
class Solution {
  func myAtoi(_ s: String) -> Int {
    let text = Array(s.drop { $0 == " " })
    let start = text.first == "-" || text.first == "+" ? 1 : 0
    for end in stride(from: text.count, to: start, by: -1)
    where text[start..<end].allSatisfy(\.isNumber) {
      // Eleven digits are above the limit, whatever follows.
      let digits = text[start..<end].drop { $0 == "0" }.prefix(11)
      let value = Int(String(digits)) ?? 0
      return max(-2_147_483_648, min(text[0] == "-" ? -value : value, 2_147_483_647))
    }
    return 0
  }
}
