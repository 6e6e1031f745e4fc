// Idea: a stack of the places that have no partner; between two of them all is valid.
class Solution {
  func longestValidParentheses(_ s: String) -> Int {
    var longest = 0
    var withoutPartner = [-1]
    for (place, bracket) in s.enumerated() {
      if bracket == "(" {
        withoutPartner.append(place)
        continue
      }
      withoutPartner.removeLast()
      if let last = withoutPartner.last {
        longest = max(longest, place - last)
      } else {
        withoutPartner.append(place)
      }
    }
    return longest
  }
}
