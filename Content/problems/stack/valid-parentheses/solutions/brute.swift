class Solution {
  func isValid(_ s: String) -> Bool {
    let pairs: [[Character]] = [["(", ")"], ["[", "]"], ["{", "}"]]
    var rest = Array(s)
    while let place = rest.indices.dropLast().first(where: { pairs.contains([rest[$0], rest[$0 + 1]]) })
    {
      rest.removeSubrange(place...(place + 1))
    }
    return rest.isEmpty
  }
}
