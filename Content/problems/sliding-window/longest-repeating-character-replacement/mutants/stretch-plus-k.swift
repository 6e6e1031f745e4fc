// Bug: takes the longest stretch of equal letters and adds k to it.
class Solution {
  func characterReplacement(_ s: String, _ k: Int) -> Int {
    var (longest, length) = (0, 0)
    var previous: Character?
    for letter in s {
      length = letter == previous ? length + 1 : 1
      longest = max(longest, length)
      previous = letter
    }
    return min(s.count, longest + k)
  }
}
