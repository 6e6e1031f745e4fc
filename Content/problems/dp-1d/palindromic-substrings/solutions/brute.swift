// Idea: every piece, compared with itself backwards.
class Solution {
  func countSubstrings(_ s: String) -> Int {
    let letters = Array(s.utf8)
    return letters.indices.reduce(0) { count, start in
      count
        + (start..<letters.count).count { end in
          letters[start...end].elementsEqual(letters[start...end].reversed())
        }
    }
  }
}
