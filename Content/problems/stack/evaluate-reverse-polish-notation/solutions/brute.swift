// Idea: replace the first operator and its operands by their result, again and again.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var tokens = tokens
    while let place = tokens.firstIndex(where: { Int($0) == nil }) {
      let (left, right) = (Int(tokens[place - 2])!, Int(tokens[place - 1])!)
      let result =
        switch tokens[place] {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        default: left / right
        }
      tokens.replaceSubrange((place - 2)...place, with: [String(result)])
    }
    return Int(tokens[0])!
  }
}
