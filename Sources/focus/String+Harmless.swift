extension String {
  /// The text with everything written out that would steer a terminal or turn its words around.
  ///
  /// As in JSON (`\\u001b`), so that JSON stays the same JSON. Lines and tabs stay.
  var harmless: String {
    let scalars = unicodeScalars
    guard scalars.contains(where: { $0.steers || $0 == "\r" }) else { return self }
    var shown = UnicodeScalarView()
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      place = scalars.index(after: place)
      // A lone one goes back to the line's beginning, over what stands there.
      let isLineEnd = scalar == "\r" && place < scalars.endIndex && scalars[place] == "\n"
      if scalar.steers || scalar == "\r" && !isLineEnd {
        let digits = String(scalar.value, radix: 16)
        shown.append(contentsOf: "\\u".unicodeScalars)
        shown.append(
          contentsOf: (String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Control characters of both sets, and marks that turn the direction of what follows.
  fileprivate var steers: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
