// Bug: asks only the first word for its length and reads beyond the end of a shorter one.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    let words = strs.map { Array($0) }
    var length = 0
    while length < words[0].count, words.allSatisfy({ $0[length] == words[0][length] }) {
      length += 1
    }
    return String(words[0][..<length])
  }
}
