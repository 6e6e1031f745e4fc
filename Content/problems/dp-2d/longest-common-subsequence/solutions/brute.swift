// Idea: every subsequence of the first text, looked for in the second.
class Solution {
  func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
    let kept = text1.utf8.reduce(into: [[UInt8]()]) { kept, letter in
      kept += kept.map { $0 + [letter] }
    }
    return kept.filter { isSubsequence($0, of: text2) }.map(\.count).max()!
  }

  private func isSubsequence(_ letters: [UInt8], of text: String) -> Bool {
    var missing = letters[...]
    for letter in text.utf8 where letter == missing.first { missing.removeFirst() }
    return missing.isEmpty
  }
}
