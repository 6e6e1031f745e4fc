// Bug: compares the keys instead of what they lead to.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool { s == t }
}
