// Idea: go column by column until a word ends or a letter differs.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    let words = strs.map { Array($0) }
    var length = 0
    for letter in words[0] {
      guard words.allSatisfy({ length < $0.count && $0[length] == letter }) else { break }
      length += 1
    }
    return String(words[0][..<length])
  }
}
