// Bug: takes the value popped first for the left operand.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var values: [Int] = []
    for token in tokens {
      if let number = Int(token) {
        values.append(number)
        continue
      }
      let left = values.removeLast()
      let right = values.removeLast()
      switch token {
      case "+": values.append(left + right)
      case "-": values.append(left - right)
      case "*": values.append(left * right)
      default: values.append(right == 0 ? 0 : left / right)
      }
    }
    return values[0]
  }
}
