// Bug: gives up a beginning when its stretch fails once, though it may work again when it grows.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    let letters = Array(s)
    var longest = 0
    var start = 0
    while start < letters.count {
      var counts: [Character: Int] = [:]
      var end = start
      while end < letters.count {
        counts[letters[end], default: 0] += 1
        if end + 1 - start - counts.values.max()! > k { break }
        end += 1
      }
      longest = max(longest, end - start)
      start = max(end, start + 1)
    }
    return longest
  }
}
