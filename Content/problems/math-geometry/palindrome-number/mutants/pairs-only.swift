// Bug: goes on only while more than two digits are left, so the pair in the middle is not compared.
class Solution {
  func isPalindrome(_ x: Int) -> Bool {
    var digits = Array(String(x))[...]
    while digits.count > 2 {
      if digits.first != digits.last { return false }
      digits = digits.dropFirst().dropLast()
    }
    return true
  }
}
