// Bug: too slow: removes each letter's partner from a list of all letters.
class Solution {
  func longestPalindrome(_ s: String) -> Int {
    var letters = Array(s)
    var length = 0
    var middle = 0
    while let letter = letters.first {
      letters.removeFirst()
      if let partner = letters.firstIndex(of: letter) {
        letters.remove(at: partner)
        length += 2
      } else {
        middle = 1
      }
    }
    return length + middle
  }
}
