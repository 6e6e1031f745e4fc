// Bug: shortens the text from one end until it reads the same both ways; keeps only prefixes and suffixes.
class Solution {
  func longestPalindrome(_ s: String) -> String {
    let text = Array(s.utf8)
    func longest(_ parts: [ArraySlice<UInt8>]) -> ArraySlice<UInt8> {
      parts.first { $0.elementsEqual($0.reversed()) } ?? []
    }
    let prefix = longest((1...text.count).reversed().map { text.prefix($0) })
    let suffix = longest((1...text.count).reversed().map { text.suffix($0) })
    return String(decoding: prefix.count >= suffix.count ? prefix : suffix, as: UTF8.self)
  }
}
