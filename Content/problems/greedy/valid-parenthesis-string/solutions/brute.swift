// Idea: tries every reading of every star. Time O(3^n).
class Solution {
  func checkValidString(_ s: String) -> Bool {
    fits(Array(s)[...], depth: 0)
  }

  private func fits(_ rest: ArraySlice<Character>, depth: Int) -> Bool {
    if depth < 0 { return false }
    guard let sign = rest.first else { return depth == 0 }
    let changes = sign == "(" ? [1] : sign == ")" ? [-1] : [-1, 0, 1]
    return changes.contains { fits(rest.dropFirst(), depth: depth + $0) }
  }
}
