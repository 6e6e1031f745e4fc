// Idea: two pointers that skip what does not count.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    let characters = Array(s.utf8)
    var (left, right) = (0, characters.count - 1)
    while left < right {
      guard let first = plain(characters[left]) else {
        left += 1
        continue
      }
      guard let last = plain(characters[right]) else {
        right -= 1
        continue
      }
      if first != last { return false }
      left += 1
      right -= 1
    }
    return true
  }

  /// A letter as a small one, or a digit; nil for all else.
  private func plain(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): character
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character + 32
    default: nil
    }
  }
}
