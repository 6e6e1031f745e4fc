// Idea: numbers wait on a stack until an operator takes the two latest.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var values: [Int] = []
    for token in tokens {
      if let number = Int(token) {
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
    return values[0]
  }
}
