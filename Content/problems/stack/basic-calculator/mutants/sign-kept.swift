// Bug: does not begin with plus in a bracket.
class Solution {
  func calculate(_ s: String) -> Int {
    var interrupted: [(total: Int, sign: Int)] = []
    var (total, sign, number) = (0, 1, 0)
    for character in s {
      if let digit = character.wholeNumberValue {
        number = 10 * number + digit
      } else if character == "(" {
        interrupted.append((total, sign))
        total = 0
      } else if character != " " {
        total += sign * number
        number = 0
        if character == ")" {
          let outer = interrupted.removeLast()
          total = outer.total + outer.sign * total
        } else {
          sign = character == "+" ? 1 : -1
        }
      }
    }
    return total + sign * number
  }
}
