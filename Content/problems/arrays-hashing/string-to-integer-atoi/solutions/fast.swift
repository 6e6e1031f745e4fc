// Idea: spaces, a sign, digits, one part after the other; the value is held at the limit.
class Solution {
  func myAtoi(_ s: String) -> Int {
    var rest = s.utf8.drop { $0 == UInt8(ascii: " ") }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let limit = isNegative ? 2_147_483_648 : 2_147_483_647
    var value = 0
    for code in rest {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(code) else { break }
      value = min(10 * value + Int(code - UInt8(ascii: "0")), limit)
    }
    return isNegative ? -value : value
  }
}
