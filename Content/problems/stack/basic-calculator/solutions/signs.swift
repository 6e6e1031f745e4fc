// Idea: multiply the brackets out; a stack of their signs.
class Solution {
  func calculate(_ s: String) -> Int {
    var (total, number, sign) = (0, 0, 1)
    var signs = [1]
    for character in s {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character == "(" {
        signs.append(sign)
      } else if character != " " {
        total += sign * number
        number = 0
        if character == ")" {
          signs.removeLast()
        } else {
          let outer = signs[signs.count - 1]
          sign = character == "+" ? outer : -outer
        }
      }
    }
    return total + sign * number
  }
}
