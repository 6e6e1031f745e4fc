// Idea: build the number read backwards, digit by digit.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    var (rest, backwards) = (x, 0)
    while rest > 0 {
      backwards = 10 * backwards + rest % 10
      rest /= 10
    }
    return backwards == x
  }
}
