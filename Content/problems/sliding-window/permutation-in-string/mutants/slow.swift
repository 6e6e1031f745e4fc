// Bug: too slow: counts the letters of every piece anew.
class Solution {
  func checkInclusion(_ s1: String, _ s2: String) -> Bool {
    let letters = Array(s2.utf8)
    let length = s1.utf8.count
    var wanted = [Int](repeating: 0, count: 128)
    for letter in s1.utf8 { wanted[Int(letter)] += 1 }
    var start = 0
    while start + length <= letters.count {
      var counts = [Int](repeating: 0, count: 128)
      for letter in letters[start..<(start + length)] { counts[Int(letter)] += 1 }
      if counts == wanted { return true }
      start += 1
    }
    return false
  }
}
