// Bug: too slow: begins anew at each place and walks on until all letters are there.
class Solution {
  func minWindow(_ s: String, _ t: String) -> String {
    let text = Array(s.utf8)
    var wanted = [Int](repeating: 0, count: 128)
    for letter in t.utf8 { wanted[Int(letter)] += 1 }
    var best: Range<Int>?
    for start in text.indices {
      var missing = wanted
      var missingCount = t.utf8.count
      for index in start..<text.count {
        let letter = Int(text[index])
        if missing[letter] > 0 { missingCount -= 1 }
        missing[letter] -= 1
        if missingCount == 0 {
          if index + 1 - start < best?.count ?? Int.max { best = start..<index + 1 }
          break
        }
      }
    }
    return best.map { String(decoding: text[$0], as: UTF8.self) } ?? ""
  }
}
