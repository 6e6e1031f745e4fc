// Bug: skips spaces only, so punctuation must mirror as well.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    let plain = s.lowercased().filter { $0 != " " }
    return plain == String(plain.reversed())
  }
}
