// Idea: a sliding window with the number of letters that are missing in it.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s.utf8)
    var missing = [Int](repeating: 0, count: 128)
    for letter in t.utf8 { missing[Int(letter)] += 1 }
    var missingCount = t.utf8.count
    var start = 0
    var best: Range<Int>?
    for (index, letter) in text.enumerated() {
      if missing[Int(letter)] > 0 { missingCount -= 1 }
      missing[Int(letter)] -= 1
      while missingCount == 0 {
        let window = start..<index + 1
        if window.count < best?.count ?? Int.max { best = window }
        let first = Int(text[start])
        missing[first] += 1
        if missing[first] > 0 { missingCount += 1 }
        start += 1
      }
    }
    return best.map { String(decoding: text[$0], as: UTF8.self) } ?? ""
  }
}
