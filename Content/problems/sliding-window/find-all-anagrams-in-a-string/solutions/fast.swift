// Idea: count the letters of which p and the window hold a different number.
class Solution {
  func findAnagrams(_ s: String, _ p: String) -> [Int] {
    let letters = s.utf8.map { Int($0) }
    var differences = [Int](repeating: 0, count: 128)
    for letter in p.utf8 { differences[Int(letter)] += 1 }
    var different = Set(p.utf8).count
    func change(_ letter: Int, by step: Int) {
      if differences[letter] == 0 { different += 1 }
      differences[letter] += step
      if differences[letter] == 0 { different -= 1 }
    }
    var starts: [Int] = []
    for (end, letter) in letters.enumerated() {
      let start = end - p.utf8.count + 1
      change(letter, by: -1)
      if start > 0 { change(letters[start - 1], by: 1) }
      if different == 0 { starts.append(start) }
    }
    return starts
  }
}
