// Idea: peel off both ends as long as they are equal.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    var plain = s.lowercased().filter { $0.isLetter || $0.isNumber }
    while plain.count > 1 {
      if plain.removeFirst() != plain.removeLast() { return false }
    }
    return true
  }
}
