// Bug: wants the note as one piece of the magazine.
class Solution {
  func canConstruct(_ ransomNote: String, _ magazine: String) -> Bool {
    let (note, page) = (Array(ransomNote), Array(magazine))
    guard note.count <= page.count else { return false }
    return (0...page.count - note.count).contains { Array(page[$0..<$0 + note.count]) == note }
  }
}
