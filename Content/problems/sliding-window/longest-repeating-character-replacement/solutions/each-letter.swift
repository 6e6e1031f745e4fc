// Idea: for each letter to keep, a window with at most k others.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    let letters = Array(s.utf8)
    return Set(letters).map { kept in
      var (start, others, longest) = (0, 0, 0)
      for (end, letter) in letters.enumerated() {
        if letter != kept { others += 1 }
        while others > k {
          if letters[start] != kept { others -= 1 }
          start += 1
        }
        longest = max(longest, end + 1 - start)
      }
      return longest
    }.max()!
  }
}
