// Idea: a stack of terms; products change its top.
class Solution {
  func calculate(_ s: String) -> Int {
    var terms: [Int] = []
    var before: Character = "+"
    var number = 0
    for character in s + "+" {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character != " " {
        switch before {
        case "+": terms.append(number)
        case "-": terms.append(-number)
        case "*": terms.append(terms.removeLast() * number)
        default: terms.append(terms.removeLast() / number)
        }
        before = character
        number = 0
      }
    }
    return terms.reduce(0, +)
  }
}
