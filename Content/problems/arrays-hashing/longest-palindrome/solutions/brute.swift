// Idea: search a partner for each letter among the others and take both away.
class Solution {
  func longestPalindrome(_ s: String) -> Int {
    var letters = Array(s)
    var length = 0
    var isOneAlone = false
    while let letter = letters.popLast() {
      if let partner = letters.firstIndex(of: letter) {
        letters.remove(at: partner)
        length += 2
      } else {
        isOneAlone = true
      }
    }
    return isOneAlone ? length + 1 : length
  }
}
