// Bug: too slow: removes the first character of the list at each step.
class Solution {
  func myAtoi(_ s: String) -> Int {
    var letters = Array(s)
    while letters.first == " " { letters.removeFirst() }
    let isNegative = letters.first == "-"
    if isNegative || letters.first == "+" { letters.removeFirst() }
    let limit = isNegative ? 2_147_483_648 : 2_147_483_647
    var value = 0
    while let digit = letters.first?.wholeNumberValue {
      value = min(10 * value + digit, limit)
      letters.removeFirst()
    }
    return isNegative ? -value : value
  }
}
