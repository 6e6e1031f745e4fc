// Bug: says no to a text without letters and digits.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    let plain = s.lowercased().filter { $0.isLetter || $0.isNumber }
    return !plain.isEmpty && plain == String(plain.reversed())
  }
}
