// Idea: a sliding window whose counts of letters are compared with those of t.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s.utf8)
    var wanted = [Int](repeating: 0, count: 128)
    for letter in t.utf8 { wanted[Int(letter)] += 1 }
    let letters = wanted.indices.filter { wanted[$0] > 0 }
    var counts = [Int](repeating: 0, count: 128)
    var start = 0
    var best: Range<Int>?
    for (index, letter) in text.enumerated() {
      counts[Int(letter)] += 1
      while letters.allSatisfy({ counts[$0] >= wanted[$0] }) {
        if index + 1 - start < best?.count ?? Int.max { best = start..<index + 1 }
        counts[Int(text[start])] -= 1
        start += 1
      }
    }
    return best.map { String(decoding: text[$0], as: UTF8.self) } ?? ""
  }
}
