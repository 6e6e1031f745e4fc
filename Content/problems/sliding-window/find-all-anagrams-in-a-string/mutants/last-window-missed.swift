// Bug: does not look at the last window.
class Solution {
  func findAnagrams(_ s: String, _ p: String) -> [Int] {
    let letters = Array(s)
    let wanted = p.sorted()
    var starts: [Int] = []
    var start = 0
    while start + wanted.count < letters.count {
      if letters[start..<(start + wanted.count)].sorted() == wanted { starts.append(start) }
      start += 1
    }
    return starts
  }
}
