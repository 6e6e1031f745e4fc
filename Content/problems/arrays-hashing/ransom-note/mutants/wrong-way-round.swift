// Bug: asks whether the magazine can be made from the note.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    var counts: [Character: Int] = [:]
    for letter in ransomNote { counts[letter, default: 0] += 1 }
    for letter in magazine {
      counts[letter, default: 0] -= 1
      if counts[letter]! < 0 { return false }
    }
    return true
  }
}
