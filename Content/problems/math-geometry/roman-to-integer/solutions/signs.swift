// Idea: read a pair if the next two letters are one, otherwise a single letter.
class Solution {
  func romanToInt(_ s: String) -> Int {
    let signs = [
      "CM": 900, "CD": 400, "XC": 90, "XL": 40, "IX": 9, "IV": 4,
      "M": 1000, "D": 500, "C": 100, "L": 50, "X": 10, "V": 5, "I": 1,
    ]
    var rest = s[...]
    var sum = 0
    while !rest.isEmpty {
      let length = signs[String(rest.prefix(2))] == nil ? 1 : min(2, rest.count)
      sum += signs[String(rest.prefix(length))] ?? 0
      rest = rest.dropFirst(length)
    }
    return sum
  }
}
