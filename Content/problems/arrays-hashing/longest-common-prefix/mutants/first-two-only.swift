// Bug: compares the first two words only.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    guard strs.count > 1 else { return strs[0] }
    return String(zip(strs[0], strs[1]).prefix { $0 == $1 }.map { $0.0 })
  }
}
