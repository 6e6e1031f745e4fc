// Idea: count both kinds from the left, then from the right.
class Solution {
  func longestValidParentheses(_ s: String) -> Int {
    max(longest(Array(s), opening: "("), longest(s.reversed(), opening: ")"))
  }

  private func longest(_ brackets: [Character], opening: Character) -> Int {
    var (longest, opened, closed) = (0, 0, 0)
    for bracket in brackets {
      if bracket == opening { opened += 1 } else { closed += 1 }
      if closed > opened {
        (opened, closed) = (0, 0)
      } else if closed == opened {
        longest = max(longest, 2 * closed)
      }
    }
    return longest
  }
}
