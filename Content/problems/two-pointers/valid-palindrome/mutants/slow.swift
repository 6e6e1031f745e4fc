// Bug: too slow: removes the first element of an array again and again.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    var plain = s.lowercased().utf8.filter {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
    while plain.count > 1 {
      let reversed = Array(plain.reversed())
      if plain[0] != reversed[0] { return false }
      plain = Array(plain.dropFirst().dropLast())
    }
    return true
  }
}
