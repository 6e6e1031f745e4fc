// Bug: too slow: removes one pair at a time and starts over at the front.
class Solution {
  func isValid(_ s: String) -> Bool {
    var rest = s
    var place = rest.startIndex
    while place < rest.endIndex {
      let next = rest.index(after: place)
      if next < rest.endIndex, ["()", "[]", "{}"].contains(String(rest[place...next])) {
        rest.removeSubrange(place...next)
        place = rest.startIndex
      } else {
        place = next
      }
    }
    return rest.isEmpty
  }
}
