// Bug: a star stands for one repeat or more, never for none.
class Solution {
  func isMatch(_ s: String, _ p: String) -> Bool {
    let (letters, pattern) = (Array(s), Array(p))

    func fits(_ read: Int, _ place: Int) -> Bool {
      if place == pattern.count { return read == letters.count }
      guard read < letters.count, pattern[place] == "." || pattern[place] == letters[read] else {
        return false
      }
      if place + 1 < pattern.count && pattern[place + 1] == "*" {
        return fits(read + 1, place + 2) || fits(read + 1, place)
      }
      return fits(read + 1, place + 1)
    }

    return fits(0, 0)
  }
}
