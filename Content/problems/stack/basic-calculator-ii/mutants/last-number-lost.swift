// Bug: forgets the number behind the last operator.
class Solution {
  func calculate(_ s: String) -> Int {
    var (total, term, number) = (0, 0, 0)
    var before: Character = "+"
    for character in s {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character != " " {
        switch before {
        case "*": term *= number
        case "/": term = number == 0 ? 0 : term / number
        default:
          total += term
          term = before == "-" ? -number : number
        }
        before = character
        number = 0
      }
    }
    return total + term
  }
}
