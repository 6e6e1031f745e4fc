// Bug: takes the least neighbour for equal letters too, without adding the edit that leads there.
class Solution {
  func minDistance(_ word1: String, _ word2: String) -> Int {
    let across = Array(word2.utf8)
    var row = Array(0...across.count)
    for letter in word1.utf8 {
      var diagonal = row[0]
      row[0] += 1
      for (place, other) in across.enumerated() {
        let above = row[place + 1]
        let least = min(diagonal, above, row[place])
        row[place + 1] = letter == other ? least : 1 + least
        diagonal = above
      }
    }
    return row[across.count]
  }
}
