// Idea: a counter for each letter, up for one word and down for the other.
class Solution {
  func isAnagram(_ s: String, _ t: String) -> Bool {
    guard s.utf8.count == t.utf8.count else { return false }
    var counts = [Int](repeating: 0, count: 256)
    for letter in s.utf8 { counts[Int(letter)] += 1 }
    for letter in t.utf8 { counts[Int(letter)] -= 1 }
    return counts.allSatisfy { $0 == 0 }
  }
}
