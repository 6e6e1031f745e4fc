// Idea: try the prefixes of the first word, the longest one first.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    var prefix = strs[0]
    while !strs.allSatisfy({ $0.hasPrefix(prefix) }) { prefix.removeLast() }
    return prefix
  }
}
