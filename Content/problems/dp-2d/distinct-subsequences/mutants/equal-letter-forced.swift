// Bug: when the letters are equal, counts only the ways that use the letter.
class Solution {
  func numDistinct(_ s: String, _ t: String) -> Int {
    let wanted = Array(t.utf8)
    var ways = [1] + [Int](repeating: 0, count: wanted.count)
    for letter in s.utf8 {
      for place in wanted.indices.reversed() where wanted[place] == letter {
        ways[place + 1] = ways[place]
      }
    }
    return ways[wanted.count]
  }
}
