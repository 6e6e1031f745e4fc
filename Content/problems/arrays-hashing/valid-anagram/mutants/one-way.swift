// Bug: only asks whether the letters of s suffice for t, so letters of s may be left over.
class Solution {
  func isAnagram(_ s: String, _ t: String) -> Bool {
    var counts: [Character: Int] = [:]
    for letter in s { counts[letter, default: 0] += 1 }
    for letter in t {
      counts[letter, default: 0] -= 1
      if counts[letter]! < 0 { return false }
    }
    return true
  }
}
