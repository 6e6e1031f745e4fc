// Idea: try all three edits wherever the words differ.
class Solution {
  func minDistance(_ word1: String, _ word2: String) -> Int { edits(word1[...], word2[...]) }

  private func edits(_ one: Substring, _ other: Substring) -> Int {
    if one.isEmpty || other.isEmpty { return max(one.count, other.count) }
    let (rest, others) = (one.dropFirst(), other.dropFirst())
    if one.first == other.first { return edits(rest, others) }
    return 1 + [edits(rest, others), edits(rest, other), edits(one, others)].min()!
  }
}
