// Bug: skips both letters where they differ.
class Solution {
  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let across = Array(text2.utf8)
    var row = [Int](repeating: 0, count: across.count + 1)
    for letter in text1.utf8 {
      var next = row
      for (place, other) in across.enumerated() {
        next[place + 1] = row[place] + (letter == other ? 1 : 0)
      }
      row = next
    }
    return row.max()!
  }
}
