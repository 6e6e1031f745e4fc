// Bug: too slow: asks for the half twice, which makes as many calls as there are factors.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    if n < 0 { return 1 / myPow(x, -n) }
    if n == 0 { return 1 }
    if n == 1 { return x }
    return myPow(x, n / 2) * myPow(x, n - n / 2)
  }
}
