// Bug: returns the whole text where no window exists.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s.utf8)
    var missing = [Int](repeating: 0, count: 128)
    for letter in t.utf8 { missing[Int(letter)] += 1 }
    var missingCount = t.utf8.count
    var start = 0
    var best = 0..<text.count
    for (index, letter) in text.enumerated() {
      if missing[Int(letter)] > 0 { missingCount -= 1 }
      missing[Int(letter)] -= 1
      while missingCount == 0 {
        if index + 1 - start < best.count { best = start..<index + 1 }
        let first = Int(text[start])
        missing[first] += 1
        if missing[first] > 0 { missingCount += 1 }
        start += 1
      }
    }
    return String(decoding: text[best], as: UTF8.self)
  }
}
