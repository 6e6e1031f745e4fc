// Bug: adds every letter that is left, as if there were several middles.
class Solution {
  func longestPalindrome(_ s: String) -> Int { s.count }
}
