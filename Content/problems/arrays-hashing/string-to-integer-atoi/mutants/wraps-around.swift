// Bug: calculates with 32 bits and lets the number wrap around.
class Solution {
  func myAtoi(_ s: String) -> Int {
    var rest = s.drop { $0 == " " }
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    var value: Int32 = 0
    for letter in rest {
      guard let digit = letter.wholeNumberValue else { break }
      value = value &* 10 &+ Int32(digit)
    }
    return Int(isNegative ? 0 &- value : value)
  }
}
