// Bug: toggles bits, so it sees only whether a letter occurs an odd number of times.
class Solution {
  func isAnagram(_ s: String, _ t: String) -> Bool {
    guard s.utf8.count == t.utf8.count else { return false }
    var bits = 0
    for letter in s.utf8 { bits ^= 1 << Int(letter - 97) }
    for letter in t.utf8 { bits ^= 1 << Int(letter - 97) }
    return bits == 0
  }
}
