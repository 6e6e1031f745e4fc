// Bug: stops when one digit is left and forgets it.
class Solution {
  func isHappy(_ n: Int) -> Bool {
    var seen: Set<Int> = []
    var number = n
    while seen.insert(number).inserted {
      var (rest, sum) = (number, 0)
      while rest > 9 {
        sum += (rest % 10) * (rest % 10)
        rest /= 10
      }
      number = max(sum, number < 10 ? number * number : 0)
    }
    return number == 1
  }
}
