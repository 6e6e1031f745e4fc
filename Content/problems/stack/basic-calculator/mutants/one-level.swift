// Bug: remembers one interrupted sum only.
class Solution {
  func calculate(_ s: String) -> Int {
    var (outer, before) = (0, 1)
    var (total, sign, number) = (0, 1, 0)
    for character in s {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character == "(" {
        (outer, before) = (total, sign)
        (total, sign) = (0, 1)
      } else if character != " " {
        total += sign * number
        number = 0
        if character == ")" {
          total = outer + before * total
          (outer, before) = (0, 1)
        } else {
          sign = character == "+" ? 1 : -1
        }
      }
    }
    return total + sign * number
  }
}
