/// The signs that HTML writes as `&name;` or `&#number;`.
enum HTMLEntities {
  /// Decodes once, so that a text may speak of entities; what is none stays as it is.
  static func decoded(_ text: ArraySlice<Character>) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[(mark + 1)...]
      guard let (sign, length) = numbered(rest) ?? named(rest) else {
        result += "&"
        continue
      }
      result += sign
      rest = rest.dropFirst(length)
    }
    return result + rest
  }

  /// `#39;` or `#x27;`; the semicolon is often forgotten.
  private static func numbered(_ rest: ArraySlice<Character>) -> (String, Int)? {
    guard rest.first == "#" else { return nil }
    let isHexadecimal = rest.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let radix = isHexadecimal ? 16 : 10
    let prefix = isHexadecimal ? 2 : 1
    let digits = rest.dropFirst(prefix).prefix { $0.isASCII && $0.hexDigitValue ?? 16 < radix }
    guard !digits.isEmpty else { return nil }
    let length = prefix + digits.count
    let hasEnd = rest.dropFirst(length).first == ";"
    return (sign(UInt32(String(digits), radix: radix)), length + (hasEnd ? 1 : 0))
  }

  /// Old pages number the signs of Windows instead of Unicode's; what is no sign becomes U+FFFD.
  private static func sign(_ number: UInt32?) -> String {
    guard let number else { return "\u{FFFD}" }
    let code = 128...159 ~= number ? windows[Int(number) - 128] : number
    guard code != 0, let scalar = Unicode.Scalar(code) else { return "\u{FFFD}" }
    return String(scalar)
  }

  private static func named(_ rest: ArraySlice<Character>) -> (String, Int)? {
    let name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
    guard rest.dropFirst(name.count).first == ";", let sign = names[name] else { return nil }
    return (sign, name.count + 1)
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·", "deg": "°",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "iexcl": "¡", "iquest": "¿",
    "copy": "©", "reg": "®", "trade": "™", "sect": "§", "para": "¶", "dagger": "†",
    "cent": "¢", "pound": "£", "euro": "€", "yen": "¥", "times": "×", "divide": "÷",
    "plusmn": "±", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³",
    "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
    "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò",
    "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø", "oelig": "œ",
    "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "szlig": "ß",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë",
    "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô", "Ouml": "Ö", "Oslash": "Ø", "OElig": "Œ",
    "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "infin": "∞", "larr": "←", "rarr": "→",
    "hearts": "♥", "shy": "", "zwnj": "", "zwj": "", "ensp": " ", "emsp": " ", "thinsp": " ",
  ]

  /// Windows-1252 from 128 on.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}
