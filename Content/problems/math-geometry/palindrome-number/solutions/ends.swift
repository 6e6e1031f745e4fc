// Idea: compare the first digit with the last, and take both away.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    if x < 0 { return false }
    var power = 1
    while x / power >= 10 { power *= 10 }
    var rest = x
    while power > 1 {
      if rest / power != rest % 10 { return false }
      rest = rest % power / 10
      power /= 100
    }
    return true
  }
}
