// Bug: takes a subtracted letter away only once, so it counts as nothing.
class Solution {
  func romanToInt(_ s: String) -> Int {
    let table: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    let values = s.compactMap { table[$0] }
    var sum = values.reduce(0, +)
    for (value, following) in zip(values, values.dropFirst()) where value < following {
      sum -= value
    }
    return sum
  }
}
