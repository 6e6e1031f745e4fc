// Idea: the rests of text and pattern, each pair of them asked once.
class Solution {
  func isMatch(_ s: String, _ p: String) -> Bool {
    let (letters, pattern) = (Array(s.utf8), Array(p.utf8))
    let (dot, star) = (UInt8(ascii: "."), UInt8(ascii: "*"))
    var known = [[Bool?]](
      repeating: [Bool?](repeating: nil, count: pattern.count + 1), count: letters.count + 1)

    func fits(_ read: Int, _ place: Int) -> Bool {
      if place == pattern.count { return read == letters.count }
      if let answer = known[read][place] { return answer }
      let isFirst =
        read < letters.count && (pattern[place] == dot || pattern[place] == letters[read])
      let answer: Bool
      if place + 1 < pattern.count && pattern[place + 1] == star {
        answer = fits(read, place + 2) || isFirst && fits(read + 1, place)
      } else {
        answer = isFirst && fits(read + 1, place + 1)
      }
      known[read][place] = answer
      return answer
    }

    return fits(0, 0)
  }
}
