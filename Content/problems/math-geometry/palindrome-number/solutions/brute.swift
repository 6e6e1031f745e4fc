// Idea: compare the text of the number with its reverse.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    let text = String(x)
    return text == String(text.reversed())
  }
}
