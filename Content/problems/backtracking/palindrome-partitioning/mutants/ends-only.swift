// Bug: compares only the first and the last letter of a piece.
class Solution {
  func partition(_ s: String) -> [[String]] {
    ways(Array(s)[...])
  }

  private func ways(_ letters: ArraySlice<Character>) -> [[String]] {
    if letters.isEmpty { return [[]] }
    var found: [[String]] = []
    for end in letters.indices where letters[end] == letters[letters.startIndex] {
      found += ways(letters[(end + 1)...]).map { [String(letters[...end])] + $0 }
    }
    return found
  }
}
