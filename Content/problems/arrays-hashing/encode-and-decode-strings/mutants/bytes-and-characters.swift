// Bug: writes the length in UTF-8 bytes and reads it back in Characters.
class Codec {
  func encode(_ strs: [String]) -> String {
    strs.map { "\($0.utf8.count)#\($0)" }.joined()
  }

  func decode(_ s: String) -> [String] {
    var strs: [String] = []
    var rest = s[...]
    while let mark = rest.firstIndex(of: "#"), let length = Int(rest[..<mark]) {
      rest = rest[rest.index(after: mark)...]
      strs.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return strs
  }
}
