// Bug: multiplies out, but an inner bracket forgets the minus of the outer one.
class Solution {
  func calculate(_ s: String) -> Int {
    var (total, number) = (0, 0)
    var (sign, own) = (1, 1)
    var signs = [1]
    for character in s {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character == "(" {
        signs.append(own)
        own = 1
      } else if character != " " {
        total += sign * number
        number = 0
        if character == ")" {
          signs.removeLast()
        } else {
          own = character == "+" ? 1 : -1
          sign = own * signs[signs.count - 1]
        }
      }
    }
    return total + sign * number
  }
}
