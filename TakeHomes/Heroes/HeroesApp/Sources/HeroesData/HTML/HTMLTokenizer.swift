/// Splits HTML into texts and tags the way a browser does, broken markup included.
///
/// Comments, declarations and the insides of scripts and styles are passed over. It never looks
/// at a character more than a constant number of times, except where a quotation mark is never
/// closed.
struct HTMLTokenizer {
  /// Elements whose inside is no markup and no text for people.
  private static let opaque: Set<String> = ["script", "style"]

  private let source: [Character]
  private var position = 0

  init(_ html: String) {
    source = Array(html)
  }

  /// The next token; nil at the end.
  mutating func next() -> HTMLToken? {
    while position < source.count {
      guard source[position] == "<", let kind = markup() else { return .text(text()) }
      switch kind {
      // The dashes that open a comment may also close it: `<!-->`.
      case .comment: position = end(of: "-->", from: position + 2)
      case .declaration: position = end(of: ">", from: position)
      case .tag(let isEnd):
        let name = tag(isEnd: isEnd)
        if !isEnd, Self.opaque.contains(name) { skipInside(of: name) }
        return .tag(name: name, isEnd: isEnd)
      }
    }
    return nil
  }

  private enum Markup {
    case comment, declaration
    case tag(isEnd: Bool)
  }

  /// What the `<` here begins; nil when it is only a sign, as in `1 < 2`.
  private func markup() -> Markup? {
    guard let next = character(at: 1) else { return nil }
    if next.isASCIILetter { return .tag(isEnd: false) }
    if next == "/", let letter = character(at: 2), letter.isASCIILetter { return .tag(isEnd: true) }
    if next == "!", character(at: 2) == "-", character(at: 3) == "-" { return .comment }
    return next == "!" || next == "?" || next == "/" ? .declaration : nil
  }

  private mutating func text() -> String {
    let start = position
    repeat {
      position += 1
    } while position < source.count
      && !(source[position] == "<" && markup() != nil)
    return HTMLEntities.decoded(source[start..<position])
  }

  /// Reads a tag to behind its `>` and gives its name.
  private mutating func tag(isEnd: Bool) -> String {
    position += isEnd ? 2 : 1
    let start = position
    while let character = character(at: 0), !character.isWhitespace, character != "/",
      character != ">"
    {
      position += 1
    }
    let name = String(source[start..<position]).lowercased()
    position = endOfAttributes() ?? end(of: ">", from: position)
    return name
  }

  /// Behind the `>` that ends the tag; nil when a quotation mark is never closed.
  private func endOfAttributes() -> Int? {
    var index = position
    var isValue = false
    while index < source.count, source[index] != ">" {
      let character = source[index]
      index += 1
      if isValue, character == "\"" || character == "'" {
        guard let close = source[index...].firstIndex(of: character) else { return nil }
        index = close + 1
      }
      // A quotation mark opens a value only behind the equals sign.
      isValue = character == "=" || isValue && character.isWhitespace
    }
    return min(index + 1, source.count)
  }

  /// To the end tag of that name, or to the end of everything.
  private mutating func skipInside(of name: String) {
    while position < source.count {
      if source[position] == "<", character(at: 1) == "/", hasName(name, at: position + 2) {
        return
      }
      position += 1
    }
  }

  private func hasName(_ name: String, at start: Int) -> Bool {
    let end = start + name.count
    guard end <= source.count, String(source[start..<end]).lowercased() == name else {
      return false
    }
    return end == source.count || !source[end].isLetter
  }

  /// Behind the mark, or the end of everything.
  private func end(of mark: String, from start: Int) -> Int {
    var rest = source.dropFirst(start)
    while !rest.isEmpty, !rest.starts(with: mark) { rest = rest.dropFirst() }
    return min(rest.startIndex + mark.count, source.count)
  }

  private func character(at offset: Int) -> Character? {
    position + offset < source.count ? source[position + offset] : nil
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
