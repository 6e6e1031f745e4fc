// Idea: reuse the mirrored radius inside the palindrome that reaches furthest.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    // A separator around every character gives even palindromes a centre of their own.
    var text = [UInt8(ascii: "|")]
    for byte in s.utf8 { text += [byte, UInt8(ascii: "|")] }
    var radii = [Int](repeating: 0, count: text.count)
    var center = 0
    var best = 0
    for place in text.indices {
      let edge = center + radii[center]
      var radius = place < edge ? min(edge - place, radii[2 * center - place]) : 0
      while place - radius > 0, place + radius + 1 < text.count,
        text[place - radius - 1] == text[place + radius + 1]
      {
        radius += 1
      }
      radii[place] = radius
      if place + radius > edge { center = place }
      if radius > radii[best] { best = place }
    }
    let found = text[(best - radii[best])...(best + radii[best])]
    return String(decoding: found.filter { $0 != UInt8(ascii: "|") }, as: UTF8.self)
  }
}
