// Bug: too slow: walks from the start of the text to every single character.
class Codec {
  func encode(_ strs: [String]) -> String {
    strs.map { "\($0.count)#\($0)" }.joined()
  }

  func decode(_ s: String) -> [String] {
    func character(at position: Int) -> Character {
      s[s.index(s.startIndex, offsetBy: position)]
    }
    let count = s.count
    var strs: [String] = []
    var position = 0
    while position < count {
      var length = 0
      while let digit = character(at: position).wholeNumberValue {
        length = length * 10 + digit
        position += 1
      }
      let text = (0..<length).map { character(at: position + 1 + $0) }
      strs.append(String(text))
      position += 1 + length
    }
    return strs
  }
}
