// Bug: loses the sign of the base.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    var factor = abs(n < 0 ? 1 / x : x)
    var (rest, answer) = (abs(n), 1.0)
    while rest > 0 {
      if rest % 2 == 1 { answer *= factor }
      factor *= factor
      rest /= 2
    }
    return answer
  }
}
