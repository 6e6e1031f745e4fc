// Bug: compares with one, so the last letter of each kind cannot be used.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    var counts: [Character: Int] = [:]
    for letter in magazine { counts[letter, default: 0] += 1 }
    for letter in ransomNote {
      counts[letter, default: 0] -= 1
      if counts[letter]! <= 0 { return false }
    }
    return true
  }
}
