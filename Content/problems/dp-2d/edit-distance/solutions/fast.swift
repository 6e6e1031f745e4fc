// Idea: a table of all pairs of beginnings, row by row.
class Solution {
  func minDistance(_ word1: String, _ word2: String) -> Int {
    let across = Array(word2.utf8)
    var row = Array(0...across.count)
    for letter in word1.utf8 {
      var diagonal = row[0]
      row[0] += 1
      for (place, other) in across.enumerated() {
        let above = row[place + 1]
        row[place + 1] = letter == other ? diagonal : 1 + min(diagonal, above, row[place])
        diagonal = above
      }
    }
    return row[across.count]
  }
}
