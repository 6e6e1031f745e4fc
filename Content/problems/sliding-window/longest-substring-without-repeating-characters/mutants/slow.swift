// Bug: too slow: collects the characters of every stretch again, from each beginning to the end of the text.
class Solution {
  func lengthOfLongestSubstring(_ s: String) -> Int {
    let characters = Array(s.utf8)
    var longest = 0
    for start in characters.indices {
      var behind = [Int](repeating: -1, count: 128)
      var end = characters.count
      for position in start..<characters.count {
        if behind[Int(characters[position])] >= 0 { end = min(end, position) }
        behind[Int(characters[position])] = position
      }
      longest = max(longest, end - start)
    }
    return longest
  }
}
