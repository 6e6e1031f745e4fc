// Idea: multiply one factor after the other.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    var product = 1.0
    for _ in 0..<abs(n) { product *= n < 0 ? 1 / x : x }
    return product
  }
}
