// Idea: go backwards through both, and compare the letters that no backspace removes.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool {
    let (one, other) = (Array(s), Array(t))
    var (i, j) = (one.count, other.count)
    while true {
      i = lastLetter(of: one, before: i)
      j = lastLetter(of: other, before: j)
      if i < 0 || j < 0 { return i == j }
      if one[i] != other[j] { return false }
    }
  }

  /// The place of the last letter before another place that stays; -1 if there is none.
  private func lastLetter(of keys: [Character], before place: Int) -> Int {
    var place = place - 1
    var backspaces = 0
    while place >= 0 {
      if keys[place] == "#" {
        backspaces += 1
      } else if backspaces > 0 {
        backspaces -= 1
      } else {
        return place
      }
      place -= 1
    }
    return -1
  }
}
