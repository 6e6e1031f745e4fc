// Bug: writes the sums of the places without carrying.
class Solution {
  func multiply(_ num1: String, _ num2: String) -> String {
    let one = num1.reversed().compactMap(\.wholeNumberValue)
    let other = num2.reversed().compactMap(\.wholeNumberValue)
    var places = [Int](repeating: 0, count: one.count + other.count - 1)
    for (i, first) in one.enumerated() {
      for (j, second) in other.enumerated() { places[i + j] += first * second }
    }
    while places.count > 1 && places[places.count - 1] == 0 { places.removeLast() }
    return places.reversed().map(String.init).joined()
  }
}
