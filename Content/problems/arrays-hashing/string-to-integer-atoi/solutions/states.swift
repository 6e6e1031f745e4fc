// Idea: a reader with three states; each character leads to the next one.
class Solution {
  private enum State { case before, signed, done }

  func myAtoi(_ s: String) -> Int {
    var state = State.before
    var isNegative = false
    var value = 0
    for letter in s {
      if let digit = letter.wholeNumberValue, state != .done {
        state = .signed
        value = min(10 * value + digit, isNegative ? 2_147_483_648 : 2_147_483_647)
      } else if state == .before, letter == "+" || letter == "-" {
        state = .signed
        isNegative = letter == "-"
      } else if state != .before || letter != " " {
        state = .done
        break
      }
    }
    return isNegative ? -value : value
  }
}
