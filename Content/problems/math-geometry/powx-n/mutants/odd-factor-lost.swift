// Bug: forgets the further factor of an odd exponent.
class Solution {
  func myPow(_ x: Double, _ n: Int) -> Double {
    if n < 0 { return myPow(1 / x, -n) }
    if n == 0 { return 1 }
    if n == 1 { return x }
    let half = myPow(x, n / 2)
    return half * half
  }
}
