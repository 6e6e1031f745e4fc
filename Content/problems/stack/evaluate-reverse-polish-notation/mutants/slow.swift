// Bug: too slow: takes the values from the front of an array and moves all the others.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var values: [String] = []
    for token in tokens {
      if Int(token) != nil {
        values = [token] + values.map { $0 }
        continue
      }
      let (right, left) = (Int(values[0])!, Int(values[1])!)
      let result =
        switch token {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        default: left / right
        }
      values = [String(result)] + values[2...].map { $0 }
    }
    return Int(values[0])!
  }
}
