// Bug: compares halves and forgets the digit in the middle.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    if x < 0 || x % 10 == 0 && x != 0 { return false }
    var (rest, backwards) = (x, 0)
    while rest > backwards {
      backwards = 10 * backwards + rest % 10
      rest /= 10
    }
    return rest == backwards
  }
}
