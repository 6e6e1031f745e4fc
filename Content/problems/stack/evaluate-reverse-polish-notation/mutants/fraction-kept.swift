// Bug: rounds only at the end, so quotients keep their fraction on the way.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var values: [Double] = []
    for token in tokens {
      if let number = Double(token) {
        values.append(number)
        continue
      }
      let right = values.removeLast()
      let left = values.removeLast()
      switch token {
      case "+": values.append(left + right)
      case "-": values.append(left - right)
      case "*": values.append(left * right)
      default: values.append(left / right)
      }
    }
    return Int(exactly: values[0].rounded(.towardZero)) ?? 0
  }
}
