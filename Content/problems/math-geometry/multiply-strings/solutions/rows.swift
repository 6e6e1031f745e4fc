// Idea: multiply by one digit at a time, and add the shifted rows.
class Solution {
  func multiply(_ num1: String, _ num2: String) -> String {
    let one = num1.reversed().compactMap(\.wholeNumberValue)
    var total: [Int] = []
    for (shift, second) in num2.reversed().compactMap(\.wholeNumberValue).enumerated() {
      var row = [Int](repeating: 0, count: shift)
      var carry = 0
      for first in one {
        row.append((first * second + carry) % 10)
        carry = (first * second + carry) / 10
      }
      total = added(total, row + [carry])
    }
    while total.count > 1 && total[total.count - 1] == 0 { total.removeLast() }
    return total.reversed().map(String.init).joined()
  }

  private func added(_ one: [Int], _ other: [Int]) -> [Int] {
    var sum: [Int] = []
    var carry = 0
    for place in 0..<max(one.count, other.count) {
      let first = place < one.count ? one[place] : 0
      let second = place < other.count ? other[place] : 0
      sum.append((first + second + carry) % 10)
      carry = (first + second + carry) / 10
    }
    return sum + [carry]
  }
}
