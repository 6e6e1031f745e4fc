// Bug: stops one letter before the end of the second text.
class Solution {
  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let across = Array(text2.utf8).dropLast()
    var row = [Int](repeating: 0, count: across.count + 1)
    for letter in text1.utf8 {
      var diagonal = 0
      for (place, other) in across.enumerated() {
        let above = row[place + 1]
        row[place + 1] = letter == other ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[across.count]
  }
}
