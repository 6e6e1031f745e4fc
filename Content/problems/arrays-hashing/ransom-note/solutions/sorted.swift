// Idea: sort both and pass over the magazine once.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    let note = ransomNote.utf8.sorted()
    var place = 0
    for letter in magazine.utf8.sorted() where place < note.count && note[place] == letter {
      place += 1
    }
    return place == note.count
  }
}
