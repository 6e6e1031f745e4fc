// Bug: a space at the end ends the calculation before the last number is counted.
class Solution {
  func calculate(_ s: String) -> Int {
    var (total, term, number) = (0, 0, 0)
    var before: Character = "+"
    let characters = Array(s)
    for (place, character) in characters.enumerated() {
      if let digit = character.wholeNumberValue { number = 10 * number + digit }
      let isEnd = place == characters.count - 1 && character != " "
      if character == "+" || character == "-" || character == "*" || character == "/" || isEnd {
        switch before {
        case "*": term *= number
        case "/": term /= number
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
