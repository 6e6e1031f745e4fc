// Idea: search each letter of the note and cut it out of the magazine.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    var magazine = magazine
    for letter in ransomNote {
      guard let place = magazine.firstIndex(of: letter) else { return false }
      magazine.remove(at: place)
    }
    return true
  }
}
