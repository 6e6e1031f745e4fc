// Idea: write every number from 1 on until the text comes out.
class Solution {
  func romanToInt(_ s: String) -> Int {
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    func written(_ number: Int) -> String {
      var (rest, text) = (number, "")
      for (value, sign) in signs {
        while rest >= value {
          text += sign
          rest -= value
        }
      }
      return text
    }

    return (1...3999).first { written($0) == s } ?? 0
  }
}
