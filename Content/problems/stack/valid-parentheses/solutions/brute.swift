// Idea: strike out neighbours that match, one pair at a time.
class Solution {
  func isValid(_ s: String) -> Bool {
    let pairs: [[Character]] = [["(", ")"], ["[", "]"], ["{", "}"]]
    var rest = Array(s)
    func pair(at place: Int) -> Bool { pairs.contains([rest[place], rest[place + 1]]) }
    while let place = rest.indices.dropLast().first(where: pair) {
      rest.removeSubrange(place...(place + 1))
    }
    return rest.isEmpty
  }
}
