// Idea: before each string stand its length and a mark.
class Codec {
  func encode(_ strs: [String]) -> String {
    strs.map { "\($0.unicodeScalars.count)#\($0)" }.joined()
  }

  func decode(_ s: String) -> [String] {
    let scalars = Array(s.unicodeScalars)
    var strs: [String] = []
    var position = 0
    while position < scalars.count {
      var length = 0
      while scalars[position] != "#" {
        length = length * 10 + Int(scalars[position].value - 48)
        position += 1
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[(position + 1)...].prefix(length))
      strs.append(String(text))
      position += 1 + length
    }
    return strs
  }
}
