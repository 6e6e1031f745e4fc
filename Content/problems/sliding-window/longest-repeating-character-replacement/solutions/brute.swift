// Idea: look at every stretch and count its commonest letter.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    let letters = Array(s)
    var longest = 0
    for start in letters.indices {
      var counts: [Character: Int] = [:]
      for end in start..<letters.count {
        counts[letters[end], default: 0] += 1
        let length = end + 1 - start
        if length - counts.values.max()! <= k { longest = max(longest, length) }
      }
    }
    return longest
  }
}
