// Idea: add the first number as often as the second one says.
class Solution {
  func multiply(_ num1: String, _ num2: String) -> String {
    let one = num1.reversed().compactMap(\.wholeNumberValue)
    var count = num2.reversed().compactMap(\.wholeNumberValue)
    var sum = [0]
    while let place = count.firstIndex(where: { $0 > 0 }) {
      count[place] -= 1
      for lower in 0..<place { count[lower] = 9 }
      sum = added(sum, one)
    }
    while sum.count > 1 && sum[sum.count - 1] == 0 { sum.removeLast() }
    return sum.reversed().map(String.init).joined()
  }

  private func added(_ one: [Int], _ other: [Int]) -> [Int] {
    var sum: [Int] = []
    var carry = 0
    for place in 0..<max(one.count, other.count) {
      carry += (place < one.count ? one[place] : 0) + (place < other.count ? other[place] : 0)
      sum.append(carry % 10)
      carry /= 10
    }
    return carry > 0 ? sum + [carry] : sum
  }
}
