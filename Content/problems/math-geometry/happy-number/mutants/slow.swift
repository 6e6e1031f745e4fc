// Bug: too slow: does not look for a circle but gives up only after a thousand million steps.
class Solution {
  func isHappy(_ n: Int) -> Bool {
    var number = n
    for _ in 0..<1_000_000_000 {
      if number == 1 { return true }
      var (rest, sum) = (number, 0)
      while rest > 0 {
        sum += (rest % 10) * (rest % 10)
        rest /= 10
      }
      number = sum
    }
    return false
  }
}
