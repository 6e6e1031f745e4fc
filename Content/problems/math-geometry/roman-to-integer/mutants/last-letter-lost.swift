// Bug: stops before the last letter.
class Solution {
  func romanToInt(_ s: String) -> Int {
    let table: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    let values = s.compactMap { table[$0] }
    return zip(values, values.dropFirst()).reduce(0) { sum, pair in
      pair.0 < pair.1 ? sum - pair.0 : sum + pair.0
    }
  }
}
