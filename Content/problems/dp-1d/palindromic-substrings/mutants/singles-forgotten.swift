// Bug: counts only palindromes of two characters or more.
class Solution {
  func countSubstrings(_ s: String) -> Int {
    let letters = Array(s.utf8)
    var count = 0
    for middle in letters.indices {
      for end in [middle + 1, middle + 2] {
        var (left, right) = (middle, end)
        while left >= 0, right < letters.count, letters[left] == letters[right] {
          count += 1
          left -= 1
          right += 1
        }
      }
    }
    return count
  }
}
