// Bug: keeps the first letter of each stretch, so replacements can only lie to its right.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    let letters = Array(s)
    var longest = 0
    for start in letters.indices {
      var left = k
      var end = start
      while end < letters.count, letters[end] == letters[start] || left > 0 {
        if letters[end] != letters[start] { left -= 1 }
        end += 1
      }
      longest = max(longest, end - start)
    }
    return longest
  }
}
