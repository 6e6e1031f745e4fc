// Bug: turns the exponent around in 32 bits, where the smallest one stays negative.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    var factor = n < 0 ? 1 / x : x
    var rest = Int32(truncatingIfNeeded: n)
    if rest < 0 { rest = 0 &- rest }
    var answer = 1.0
    while rest > 0 {
      if rest % 2 == 1 { answer *= factor }
      factor *= factor
      rest /= 2
    }
    return answer
  }
}
