// Idea: take the first letter from either text that has it.
class Solution {
  func isInterleave(_ s1: String, _ s2: String, _ s3: String) -> Bool {
    fits(s1[...], s2[...], s3[...])
  }

  private func fits(_ one: Substring, _ other: Substring, _ whole: Substring) -> Bool {
    guard let letter = whole.first else { return one.isEmpty && other.isEmpty }
    let rest = whole.dropFirst()
    return one.first == letter && fits(one.dropFirst(), other, rest)
      || other.first == letter && fits(one, other.dropFirst(), rest)
  }
}
