// Bug: waits for n itself to come again, which it need not do.
class Solution {
  func isHappy(_ n: Int) -> Bool {
    var number = n
    repeat {
      var (rest, sum) = (number, 0)
      while rest > 0 {
        sum += (rest % 10) * (rest % 10)
        rest /= 10
      }
      number = sum
    } while number != n && number != 1
    return number == 1
  }
}
