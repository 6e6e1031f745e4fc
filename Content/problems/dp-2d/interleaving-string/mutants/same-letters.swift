// Bug: compares only how often each letter occurs.
class Solution {
  func isInterleave(_ s1: String, _ s2: String, _ s3: String) -> Bool {
    (s1 + s2).sorted() == s3.sorted()
  }
}
