// Idea: a window that holds no letter too often; as long as s1, it is a permutation.
class Solution {
  func checkInclusion(_ s1: String, _ s2: String) -> Bool {
    var leftOver = [Int](repeating: 0, count: 128)
    for letter in s1.utf8 { leftOver[Int(letter)] += 1 }
    let letters = s2.utf8.map { Int($0) }
    let length = s1.utf8.count
    var start = 0
    for (end, letter) in letters.enumerated() {
      leftOver[letter] -= 1
      while leftOver[letter] < 0 {
        leftOver[letters[start]] += 1
        start += 1
      }
      if end - start + 1 == length { return true }
    }
    return false
  }
}
