// Bug: compares before the newest letter is counted, so the last window is missed.
class Solution {
  func checkInclusion(_ s1: String, _ s2: String) -> Bool {
    var wanted = [Int](repeating: 0, count: 26)
    var counts = wanted
    for letter in s1.utf8 { wanted[Int(letter) - 97] += 1 }
    let letters = s2.utf8.map { Int($0) - 97 }
    let length = s1.utf8.count
    for (place, letter) in letters.enumerated() {
      if counts == wanted { return true }
      counts[letter] += 1
      if place >= length { counts[letters[place - length]] -= 1 }
    }
    return false
  }
}
