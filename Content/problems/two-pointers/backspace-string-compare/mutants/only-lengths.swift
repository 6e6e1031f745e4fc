// Bug: compares only how many letters are left.
class Solution {
  func backspaceCompare(_ s: String, _ t: String) -> Bool { count(s) == count(t) }

  private func count(_ keys: String) -> Int {
    keys.reduce(0) { $1 == "#" ? max(0, $0 - 1) : $0 + 1 }
  }
}
