// Idea: the length of the valid part that ends at each place.
class Solution {
  func longestValidParentheses(_ s: String) -> Int {
    let brackets = Array(s)
    var lengths = [0]
    for (place, bracket) in brackets.enumerated() {
      let partner = place - lengths[place] - 1
      if bracket == ")", partner >= 0, brackets[partner] == "(" {
        lengths.append(lengths[place] + 2 + lengths[partner])
      } else {
        lengths.append(0)
      }
    }
    return lengths.max()!
  }
}
