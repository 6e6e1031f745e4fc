// Bug: takes the rest as the last piece without asking whether it is a palindrome.
class Solution {
  func partition(_ s: String) -> [[String]] {
    ways(Array(s)[...])
  }

  private func ways(_ letters: ArraySlice<Character>) -> [[String]] {
    var found = [[String(letters)]]
    for place in letters.indices.dropFirst() {
      let piece = letters[..<place]
      guard piece.elementsEqual(piece.reversed()) else { continue }
      found += ways(letters[place...]).map { [String(piece)] + $0 }
    }
    return found
  }
}
