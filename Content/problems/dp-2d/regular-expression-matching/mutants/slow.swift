// Bug: too slow: asks for the same rests again and again.
class Solution {
  func isMatch(_ s: String, _ p: String) -> Bool {
    let (letters, pattern) = (Array(s.utf8), Array(p.utf8))
    let (dot, star) = (UInt8(ascii: "."), UInt8(ascii: "*"))

    func fits(_ read: Int, _ place: Int) -> Bool {
      if place == pattern.count { return read == letters.count }
      let isFirst =
        read < letters.count && (pattern[place] == dot || pattern[place] == letters[read])
      if place + 1 < pattern.count && pattern[place + 1] == star {
        return fits(read, place + 2) || isFirst && fits(read + 1, place)
      }
      return isFirst && fits(read + 1, place + 1)
    }

    return fits(0, 0)
  }
}
