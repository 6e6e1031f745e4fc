// Bug: compares the sums of the letters' codes.
class Solution {
  func isAnagram(_ s: String, _ t: String) -> Bool {
    s.utf8.count == t.utf8.count
      && s.utf8.reduce(0) { $0 + Int($1) } == t.utf8.reduce(0) { $0 + Int($1) }
  }
}
