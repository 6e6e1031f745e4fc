// Idea: a window that holds no letter too often; as long as p, it is an anagram.
class Solution {
  func findAnagrams(_ s: String, _ p: String) -> [Int] {
    let letters = s.utf8.map { Int($0) }
    let length = p.utf8.count
    var leftOver = [Int](repeating: 0, count: 128)
    for letter in p.utf8 { leftOver[Int(letter)] += 1 }
    var start = 0
    var starts: [Int] = []
    for (end, letter) in letters.enumerated() {
      leftOver[letter] -= 1
      while leftOver[letter] < 0 {
        leftOver[letters[start]] += 1
        start += 1
      }
      if end - start + 1 == length { starts.append(start) }
    }
    return starts
  }
}
