// Bug: too slow: grows a stretch from every beginning to the end of the text.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    let letters = s.utf8.map { Int($0) - 65 }
    var longest = 0
    for start in letters.indices {
      var counts = [Int](repeating: 0, count: 26)
      var most = 0
      for end in start..<letters.count {
        counts[letters[end]] += 1
        most = max(most, counts[letters[end]])
        if end + 1 - start - most <= k { longest = max(longest, end + 1 - start) }
      }
    }
    return longest
  }
}
