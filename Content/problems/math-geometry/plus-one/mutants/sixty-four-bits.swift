// Bug: goes by way of an integer, which is too small for long numbers.
class Solution {
  func plusOne(_ digits: [Int]) -> [Int] {
    let number = digits.reduce(0) { $0 &* 10 &+ $1 } &+ 1
    return String(number).compactMap(\.wholeNumberValue)
  }
}
