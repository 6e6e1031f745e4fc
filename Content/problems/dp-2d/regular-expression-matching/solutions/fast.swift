// Idea: for every beginning of the text which beginnings of the pattern fit, row by row.
class Solution {
  func isMatch(_ s: String, _ p: String) -> Bool {
    let pattern = Array(p)
    var pieces: [(wanted: Character, isStarred: Bool)] = []
    for (index, character) in pattern.enumerated() where character != "*" {
      pieces.append((character, index + 1 < pattern.count && pattern[index + 1] == "*"))
    }
    var row = [true]
    for piece in pieces { row.append(row[row.count - 1] && piece.isStarred) }
    for letter in s {
      var following = [false]
      for (index, piece) in pieces.enumerated() {
        let fits = piece.wanted == "." || piece.wanted == letter
        if piece.isStarred {
          following.append(following[index] || fits && row[index + 1])
        } else {
          following.append(fits && row[index])
        }
      }
      row = following
    }
    return row[pieces.count]
  }
}
