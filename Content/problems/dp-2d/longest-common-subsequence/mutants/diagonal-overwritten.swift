// Bug: keeps one row and takes the number on the left for the one diagonally before.
class Solution {
  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let across = Array(text2.utf8)
    var row = [Int](repeating: 0, count: across.count + 1)
    for letter in text1.utf8 {
      for (place, other) in across.enumerated() {
        row[place + 1] = letter == other ? row[place] + 1 : max(row[place + 1], row[place])
      }
    }
    return row[across.count]
  }
}
