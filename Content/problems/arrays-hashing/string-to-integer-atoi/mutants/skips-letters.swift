// Bug: passes over letters and goes on with the digits behind them.
class Solution {
  func myAtoi(_ s: String) -> Int {
    var rest = s.drop { $0 == " " }
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    let limit = isNegative ? 2_147_483_648 : 2_147_483_647
    var value = 0
    for letter in rest {
      guard let digit = letter.wholeNumberValue else { continue }
      value = min(10 * value + digit, limit)
    }
    return isNegative ? -value : value
  }
}
