// Idea: write every character as a decimal code, so that the separators are free.
class Codec {
  func encode(_ strs: [String]) -> String {
    strs.map { text in
      text.unicodeScalars.map { "\($0.value)," }.joined() + ";"
    }.joined()
  }

  func decode(_ s: String) -> [String] {
    s.split(separator: ";", omittingEmptySubsequences: false).dropLast().map { part in
      var text = String.UnicodeScalarView()
      for code in part.split(separator: ",") {
        if let scalar = UInt32(code).flatMap(Unicode.Scalar.init) { text.append(scalar) }
      }
      return String(text)
    }
  }
}
