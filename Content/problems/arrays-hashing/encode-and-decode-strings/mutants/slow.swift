// Bug: too slow: walks from the start of the text to every single character.
class Codec {
  func encode(_ strs: [String]) -> String {
    strs.map { "\($0.unicodeScalars.count)#\($0)" }.joined()
  }

  func decode(_ s: String) -> [String] {
    let scalars = s.unicodeScalars
    func scalar(at position: Int) -> Unicode.Scalar {
      scalars[scalars.index(scalars.startIndex, offsetBy: position)]
    }
    let count = scalars.count
    var strs: [String] = []
    var position = 0
    while position < count {
      var length = 0
      while scalar(at: position) != "#" {
        length = length * 10 + Int(scalar(at: position).value - 48)
        position += 1
      }
      var text = String.UnicodeScalarView()
      for offset in 0..<length { text.append(scalar(at: position + 1 + offset)) }
      strs.append(String(text))
      position += 1 + length
    }
    return strs
  }
}
