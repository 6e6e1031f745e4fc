// Bug: too slow: adds the first number as often as the second one says.
class Solution {
  func multiply(_ num1: String, _ num2: String) -> String {
    let one = num1.reversed().compactMap(\.wholeNumberValue)
    var count = num2.reversed().compactMap(\.wholeNumberValue)
    var sum: [Int] = [0]
    while let place = count.firstIndex(where: { $0 > 0 }) {
      count[place] -= 1
      for lower in 0..<place { count[lower] = 9 }
      var carry = 0
      for index in 0..<max(sum.count, one.count) {
        if index == sum.count { sum.append(0) }
        carry += sum[index] + (index < one.count ? one[index] : 0)
        sum[index] = carry % 10
        carry /= 10
      }
      if carry > 0 { sum.append(carry) }
    }
    while sum.count > 1 && sum[sum.count - 1] == 0 { sum.removeLast() }
    return sum.reversed().map(String.init).joined()
  }
}
