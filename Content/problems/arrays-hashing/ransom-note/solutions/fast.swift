// Idea: count the magazine's letters and take one away for each letter of the note.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    var counts: [Character: Int] = [:]
    for letter in magazine { counts[letter, default: 0] += 1 }
    for letter in ransomNote {
      if counts[letter, default: 0] == 0 { return false }
      counts[letter, default: 0] -= 1
    }
    return true
  }
}
