// Bug: too slow: counts the ways one by one.
class Solution {
  func numDistinct(_ s: String, _ t: String) -> Int {
    let (letters, wanted) = (Array(s.utf8), Array(t.utf8))

    func ways(_ read: Int, _ found: Int) -> Int {
      if found == wanted.count { return 1 }
      if read == letters.count { return 0 }
      let crossed = ways(read + 1, found)
      return letters[read] == wanted[found] ? crossed + ways(read + 1, found + 1) : crossed
    }

    return ways(0, 0)
  }
}
