// Bug: changes the sign of the result for a negative exponent.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    var (factor, rest, answer) = (x, abs(n), 1.0)
    while rest > 0 {
      if rest % 2 == 1 { answer *= factor }
      factor *= factor
      rest /= 2
    }
    return n < 0 ? -answer : answer
  }
}
