// Bug: returns the first window found instead of the shortest.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s.utf8)
    var missing = [Int](repeating: 0, count: 128)
    for letter in t.utf8 { missing[Int(letter)] += 1 }
    var missingCount = t.utf8.count
    for (index, letter) in text.enumerated() {
      if missing[Int(letter)] > 0 { missingCount -= 1 }
      missing[Int(letter)] -= 1
      if missingCount > 0 { continue }
      var start = 0
      while missing[Int(text[start])] < 0 {
        missing[Int(text[start])] += 1
        start += 1
      }
      return String(decoding: text[start...index], as: UTF8.self)
    }
    return ""
  }
}
