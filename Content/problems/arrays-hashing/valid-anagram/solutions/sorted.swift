// Idea: sort the letters of both words.
class Solution {
  func isAnagram(_ s: String, _ t: String) -> Bool {
    s.utf8.sorted() == t.utf8.sorted()
  }
}
