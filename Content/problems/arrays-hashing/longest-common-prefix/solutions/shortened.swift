// Idea: cut the answer down with each further word.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    var prefix = Array(strs[0])
    for word in strs {
      let common = zip(prefix, word).prefix { $0 == $1 }.count
      prefix.removeLast(prefix.count - common)
    }
    return String(prefix)
  }
}
