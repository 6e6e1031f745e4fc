// Idea: square the factor, and multiply the squares that the exponent's binary digits name.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    var factor = n < 0 ? 1 / x : x
    var rest = abs(n)
    var answer = 1.0
    while rest > 0 {
      if rest % 2 == 1 { answer *= factor }
      factor *= factor
      rest /= 2
    }
    return answer
  }
}
