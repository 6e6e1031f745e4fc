// Bug: takes any two characters whose codes differ by 32 for the same letter, even a digit and a letter.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    let plain = s.utf8.filter { Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber }
    return zip(plain, plain.reversed()).allSatisfy { $0 == $1 || $0 == $1 &+ 32 || $1 == $0 &+ 32 }
  }
}
