// Bug: too slow: counts up to the number, one by one, and reads each backwards.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    var (number, isLastOne) = (0, true)
    while number < x {
      number += 1
      var (rest, backwards) = (number, 0)
      while rest > 0 {
        backwards = 10 * backwards + rest % 10
        rest /= 10
      }
      isLastOne = backwards == number
    }
    return number == x && isLastOne
  }
}
