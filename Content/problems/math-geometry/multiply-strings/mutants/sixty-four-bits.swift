// Bug: computes in 64 bits.
class Solution {
  func multiply(_ num1: String, _ num2: String) -> String {
    let one = num1.reduce(0) { $0 &* 10 &+ ($1.wholeNumberValue ?? 0) }
    let other = num2.reduce(0) { $0 &* 10 &+ ($1.wholeNumberValue ?? 0) }
    return String(one &* other)
  }
}
