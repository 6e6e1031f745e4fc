// Bug: takes upper-case and lower-case letters for the same.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s.utf8)
    var missing = [Int](repeating: 0, count: 128)
    for letter in t.utf8 { missing[Int(letter | 32)] += 1 }
    var missingCount = t.utf8.count
    var start = 0
    var best: Range<Int>?
    for (index, letter) in text.enumerated() {
      if missing[Int(letter | 32)] > 0 { missingCount -= 1 }
      missing[Int(letter | 32)] -= 1
      while missingCount == 0 {
        if index + 1 - start < best?.count ?? Int.max { best = start..<index + 1 }
        let first = Int(text[start] | 32)
        missing[first] += 1
        if missing[first] > 0 { missingCount += 1 }
        start += 1
      }
    }
    return best.map { String(decoding: text[$0], as: UTF8.self) } ?? ""
  }
}
