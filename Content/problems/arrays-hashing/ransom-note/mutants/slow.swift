// Bug: too slow: removes each letter from a list of all letters.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    var left = Array(magazine)
    for letter in ransomNote {
      guard let place = left.firstIndex(of: letter) else { return false }
      left.remove(at: place)
    }
    return true
  }
}
