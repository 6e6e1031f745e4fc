// Bug: too slow: counts the letters of every piece anew.
class Solution {
  func findAnagrams(_ s: String, _ p: String) -> [Int] {
    let letters = Array(s.utf8)
    let length = p.utf8.count
    var wanted = [Int](repeating: 0, count: 128)
    for letter in p.utf8 { wanted[Int(letter)] += 1 }
    var starts: [Int] = []
    var start = 0
    while start + length <= letters.count {
      var counts = [Int](repeating: 0, count: 128)
      for letter in letters[start..<(start + length)] { counts[Int(letter)] += 1 }
      if counts == wanted { starts.append(start) }
      start += 1
    }
    return starts
  }
}
