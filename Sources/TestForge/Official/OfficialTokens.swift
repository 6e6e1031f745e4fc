/// The signs of a formula one by one, each with the place where it begins.
struct OfficialTokens {
  enum Token: Equatable {
    case number(OfficialAmount)
    case name(String)
    case sign(String)
  }

  private(set) var tokens: [(token: Token, start: String.Index, end: String.Index)] = []

  init(_ text: String) throws(ForgeError) {
    var rest = text[...]
    while let character = rest.first {
      let start = rest.startIndex
      if character.isWhitespace {
        rest.removeFirst()
        continue
      }
      let token: Token
      if character.isASCII, character.isNumber {
        token = try Self.number(&rest)
      } else if character.isASCII, character.isLetter || character == "_" {
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        rest = rest[name.endIndex...]
        token = .name(String(name))
      } else if character == "'" {
        token = try Self.letter(&rest)
      } else {
        token = .sign(try Self.sign(&rest))
      }
      tokens.append((token, start, rest.startIndex))
    }
  }

  /// `10`, `100.0`, `1_000`.
  private static func number(_ rest: inout Substring) throws(ForgeError) -> Token {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "_" || $0 == ".") }
    rest = rest[digits.endIndex...]
    let plain = digits.filter { $0 != "_" }
    if let whole = Int(plain) { return .number(.whole(whole)) }
    if let real = Double(plain), !plain.hasSuffix(".") { return .number(.real(real)) }
    throw .form("\(digits) isn't a number")
  }

  /// `'a'`: a character is compared by its code.
  private static func letter(_ rest: inout Substring) throws(ForgeError) -> Token {
    let quoted = rest.prefix(3)
    let letters = quoted.dropFirst().dropLast().unicodeScalars
    guard quoted.count == 3, quoted.last == "'", letters.count == 1, let letter = letters.first
    else { throw .form("a character is written 'a'") }
    rest = rest.dropFirst(3)
    return .number(.whole(Int(letter.value)))
  }

  private static func sign(_ rest: inout Substring) throws(ForgeError) -> String {
    for sign in ["<=", "=="] where rest.hasPrefix(sign) {
      rest = rest.dropFirst(2)
      return sign
    }
    let sign = String(rest.removeFirst())
    if sign == ">" || sign == "≥" {
      throw .form("a bound is written from the least to the greatest, with <= or <")
    }
    if sign == "=" { throw .form("two equal things have == between them") }
    guard "<[](),.+-*/^|".contains(sign) else { throw .form("\(sign) has no meaning") }
    return sign
  }
}
