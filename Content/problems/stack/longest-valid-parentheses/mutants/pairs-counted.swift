// Bug: counts all pairs of the text, also those of different parts.
class Solution {
  func longestValidParentheses(_ s: String) -> Int {
    var (open, paired) = (0, 0)
    for bracket in s {
      if bracket == "(" {
        open += 1
      } else if open > 0 {
        open -= 1
        paired += 2
      }
    }
    return paired
  }
}
