// Idea: strike each letter of s out of t.
class Solution {
  func isAnagram(_ s: String, _ t: String) -> Bool {
    var rest = Array(t)
    for letter in s {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: place)
    }
    return rest.isEmpty
  }
}
