// Idea: compare only the first and the last word of the dictionary.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    zip(strs.min()!, strs.max()!).prefix { $0 == $1 }.reduce(into: "") { $0.append($1.0) }
  }
}
