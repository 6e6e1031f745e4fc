// Bug: is content when s2 holds enough of each letter anywhere.
class Solution {
  func checkInclusion(_ s1: String, _ s2: String) -> Bool {
    var counts: [Character: Int] = [:]
    for letter in s2 { counts[letter, default: 0] += 1 }
    for letter in s1 {
      counts[letter, default: 0] -= 1
      if counts[letter]! < 0 { return false }
    }
    return true
  }
}
