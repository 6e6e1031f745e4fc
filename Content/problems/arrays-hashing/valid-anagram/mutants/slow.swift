// Bug: too slow: searches the rest of t for every letter.
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
