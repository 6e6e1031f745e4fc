// Idea: cross out each letter, and keep it as well if it is the next one wanted.
class Solution {
  func numDistinct(_ s: String, _ t: String) -> Int { ways(s[...], t[...]) }

  private func ways(_ letters: Substring, _ wanted: Substring) -> Int {
    guard let letter = letters.first else { return wanted.isEmpty ? 1 : 0 }
    let crossed = ways(letters.dropFirst(), wanted)
    return wanted.first == letter ? crossed + ways(letters.dropFirst(), wanted.dropFirst()) : crossed
  }
}
