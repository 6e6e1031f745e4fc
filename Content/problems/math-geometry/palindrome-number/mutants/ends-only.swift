// Bug: compares only the first and the last digit.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    let text = String(x)
    return text.first == text.last
  }
}
