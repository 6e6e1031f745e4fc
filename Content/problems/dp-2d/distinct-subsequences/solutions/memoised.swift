// Idea: the ways for the rests of both texts, each pair of them asked once.
class Solution {
  func numDistinct(_ s: String, _ t: String) -> Int {
    let (letters, wanted) = (Array(s.utf8), Array(t.utf8))
    let width = wanted.count + 1
    var known = [Int](repeating: -1, count: (letters.count + 1) * width)

    func ways(_ read: Int, _ found: Int) -> Int {
      if found == wanted.count { return 1 }
      if read == letters.count { return 0 }
      let place = read * width + found
      if known[place] >= 0 { return known[place] }
      var count = ways(read + 1, found)
      if letters[read] == wanted[found] { count += ways(read + 1, found + 1) }
      known[place] = count
      return count
    }

    return ways(0, 0)
  }
}
