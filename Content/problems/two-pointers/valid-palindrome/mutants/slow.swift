// Bug: too slow: copies what is left, a character at a time, for each pair that it takes away.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    var plain = s.lowercased().utf8.filter {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
    while plain.count > 1 {
      let reversed = Array(plain.reversed())
      if plain[0] != reversed[0] { return false }
      plain = plain.indices.dropFirst().dropLast().map { plain[$0] }
    }
    return true
  }
}
