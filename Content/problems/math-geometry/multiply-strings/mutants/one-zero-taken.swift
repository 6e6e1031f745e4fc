// Bug: takes one zero from the front, so a product with 0 becomes a row of zeros.
class Solution {
  func multiply(_ num1: String, _ num2: String) -> String {
    let one = num1.reversed().compactMap(\.wholeNumberValue)
    let other = num2.reversed().compactMap(\.wholeNumberValue)
    var places = [Int](repeating: 0, count: one.count + other.count)
    for (i, first) in one.enumerated() {
      for (j, second) in other.enumerated() { places[i + j] += first * second }
    }
    for index in places.indices.dropLast() {
      places[index + 1] += places[index] / 10
      places[index] %= 10
    }
    if places[places.count - 1] == 0 { places.removeLast() }
    return places.reversed().map(String.init).joined()
  }
}
