// Idea: read from the right; an operator asks for its right and then its left operand.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var rest = tokens[...]
    return value(&rest)
  }

  private func value(_ rest: inout ArraySlice<String>) -> Int {
    let token = rest.removeLast()
    if let number = Int(token) { return number }
    let right = value(&rest)
    let left = value(&rest)
    switch token {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    default: return left / right
    }
  }
}
