// Bug: calculates from left to right and knows no ranks.
class Solution {
  func calculate(_ s: String) -> Int {
    var (result, number) = (0, 0)
    var before: Character = "+"
    for character in s + "+" {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character != " " {
        switch before {
        case "*": result *= number
        case "/": result /= number
        case "-": result -= number
        default: result += number
        }
        before = character
        number = 0
      }
    }
    return result
  }
}
