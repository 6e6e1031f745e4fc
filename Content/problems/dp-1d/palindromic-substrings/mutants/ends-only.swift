// Bug: calls a piece a palindrome as soon as its ends agree.
class Solution {
  func countSubstrings(_ s: String) -> Int {
    let letters = Array(s.utf8)
    return letters.indices.reduce(0) { count, start in
      count + letters[start...].count { $0 == letters[start] }
    }
  }
}
