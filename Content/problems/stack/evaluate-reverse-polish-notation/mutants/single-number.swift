// Bug: takes for granted that there is an operator.
class Solution {
  func evalRPN(_ tokens: [String]) -> Int {
    var values: [Int] = []
    var result: Int?
    for token in tokens {
      if let number = Int(token) {
        values.append(number)
        continue
      }
      let right = values.removeLast()
      let left = values.removeLast()
      result =
        switch token {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        default: left / right
        }
      values.append(result!)
    }
    return result!
  }
}
