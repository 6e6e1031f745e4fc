// Bug: too slow: divides the text at every place, both parts again, and drops the repeats.
class Solution {
  func partition(_ s: String) -> [[String]] { Array(ways(Array(s)[...])) }

  private func ways(_ letters: ArraySlice<Character>) -> Set<[String]> {
    var found = Set<[String]>()
    if letters.elementsEqual(letters.reversed()) { found.insert([String(letters)]) }
    for place in letters.indices.dropFirst() {
      let following = ways(letters[place...])
      for one in ways(letters[..<place]) {
        for other in following { found.insert(one + other) }
      }
    }
    return found
  }
}
