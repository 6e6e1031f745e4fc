// Bug: adds up the digits themselves.
class Solution {
  func isHappy(_ n: Int) -> Bool {
    var number = n
    while number > 9 {
      var (rest, sum) = (number, 0)
      while rest > 0 {
        sum += rest % 10
        rest /= 10
      }
      number = sum
    }
    return number == 1
  }
}
