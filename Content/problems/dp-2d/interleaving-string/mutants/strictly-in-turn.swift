// Bug: takes the letters strictly in turn.
class Solution {
  func isInterleave(_ s1: String, _ s2: String, _ s3: String) -> Bool {
    var texts = [Array(s1)[...], Array(s2)[...]]
    func drawn(from first: Int) -> String {
      var (left, turn) = (texts, first)
      var whole = ""
      while !left[0].isEmpty || !left[1].isEmpty {
        if let letter = left[turn].popFirst() { whole.append(letter) }
        turn = 1 - turn
      }
      return whole
    }
    texts = [Array(s1)[...], Array(s2)[...]]
    return drawn(from: 0) == s3 || drawn(from: 1) == s3
  }
}
