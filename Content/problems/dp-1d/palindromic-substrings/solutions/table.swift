// Idea: a table of all pieces, each from the one between its ends.
class Solution {
  func countSubstrings(_ s: String) -> Int {
    let letters = Array(s.utf8)
    var isPalindrome = [[Bool]](
      repeating: [Bool](repeating: false, count: letters.count), count: letters.count)
    var count = 0
    for start in letters.indices.reversed() {
      for end in start..<letters.count where letters[start] == letters[end] {
        if end - start < 2 || isPalindrome[start + 1][end - 1] {
          isPalindrome[start][end] = true
          count += 1
        }
      }
    }
    return count
  }
}
