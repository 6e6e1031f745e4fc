// Bug: a stray closing bracket does not become the new bottom.
class Solution {
  func longestValidParentheses(_ s: String) -> Int {
    var longest = 0
    var open: [Int] = []
    for (place, bracket) in s.enumerated() {
      if bracket == "(" {
        open.append(place)
      } else if open.popLast() != nil {
        longest = max(longest, place - (open.last ?? -1))
      }
    }
    return longest
  }
}
