// Idea: end each string with a mark and escape the mark inside.
class Codec {
  func encode(_ strs: [String]) -> String {
    var out = String.UnicodeScalarView()
    for text in strs {
      for scalar in text.unicodeScalars {
        if scalar == "/" || scalar == ";" { out.append("/") }
        out.append(scalar)
      }
      out.append(";")
    }
    return String(out)
  }

  func decode(_ s: String) -> [String] {
    var strs: [String] = []
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in s.unicodeScalars {
      if isEscaped {
        text.append(scalar)
        isEscaped = false
      } else if scalar == "/" {
        isEscaped = true
      } else if scalar == ";" {
        strs.append(String(text))
        text = String.UnicodeScalarView()
      } else {
        text.append(scalar)
      }
    }
    return strs
  }
}
