/// Reads the text of a block: code, emphasis, links, escapes.
struct MarkdownInline {
  private enum Kind: CaseIterable { case emphasis, strong }

  private struct Opener {
    var kind: Kind
    var mark: Character
    /// Where in the pieces its mark stands.
    var piece: Int
  }

  // Text without an end mark is searched no further than this.
  private static let farthest = 2000

  private let text: [Character]
  private let allowsLinks: Bool
  private var position = 0
  private var pieces: [HTML] = []
  private var plain = ""
  private var openers: [Opener] = []

  private init(_ text: [Character], allowsLinks: Bool) {
    self.text = text
    self.allowsLinks = allowsLinks
  }

  static func html(_ text: String, allowsLinks: Bool = true) -> HTML {
    var parser = MarkdownInline(Array(text), allowsLinks: allowsLinks)
    return parser.parse()
  }

  private mutating func parse() -> HTML {
    while position < text.count {
      switch text[position] {
      case "\\": escape()
      case "`": code()
      case "*", "_": marks()
      case "[" where allowsLinks: link()
      case "<" where allowsLinks: address()
      case " ": spaces()
      default: takePlain()
      }
    }
    flush()
    return "\(pieces)"
  }

  private mutating func takePlain() {
    plain.append(text[position])
    position += 1
  }

  private mutating func flush() {
    if !plain.isEmpty { pieces.append(.escaped(plain)) }
    plain = ""
  }

  private mutating func append(_ piece: HTML) {
    flush()
    pieces.append(piece)
  }

  private mutating func escape() {
    let next = position + 1 < text.count ? text[position + 1] : " "
    if next.isASCII, next.isPunctuation || next.isSymbol { position += 1 }
    takePlain()
  }

  /// Two spaces at a line's end break it.
  private mutating func spaces() {
    var end = position
    while end < text.count, text[end] == " " { end += 1 }
    if end < text.count, text[end] == "\n", end - position >= 2 {
      append("<br>")
      position = end
    } else {
      takePlain()
    }
  }

  private mutating func code() {
    let length = run(at: position)
    var end = position + length
    let last = min(text.count, end + Self.farthest)
    while end < last {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(at: end)
      if closing == length {
        var inner = text[(position + length)..<end].map { $0 == "\n" ? " " : $0 }
        if inner.count > 2, inner.first == " ", inner.last == " " {
          inner = Array(inner.dropFirst().dropLast())
        }
        append("<code>\(String(inner))</code>")
        position = end + closing
        return
      }
      end += closing
    }
    plain += String(repeating: "`", count: length)
    position += length
  }

  private func run(at start: Int) -> Int {
    text[start...].prefix { $0 == text[start] }.count
  }

  private mutating func marks() {
    let mark = text[position]
    let length = run(at: position)
    let before = position > 0 ? text[position - 1] : " "
    let after = position + length < text.count ? text[position + length] : " "
    let isWordMark = mark == "*"
    let mayClose = !before.isWhitespace && (isWordMark || !after.isWordPart)
    let mayOpen = !after.isWhitespace && (isWordMark || !before.isWordPart)
    position += length
    var rest = length
    flush()
    if mayClose {
      while rest > 0, let kind = closable(mark, rest) {
        pieces.append(kind == .strong ? "</strong>" : "</em>")
        rest -= kind == .strong ? 2 : 1
      }
    }
    if mayOpen, rest <= 3 {
      for kind in [Kind.strong, .emphasis] where rest >= (kind == .strong ? 2 : 1) {
        openers.append(Opener(kind: kind, mark: mark, piece: pieces.count))
        pieces.append(.escaped(String(repeating: mark, count: kind == .strong ? 2 : 1)))
        rest -= kind == .strong ? 2 : 1
      }
    }
    plain += String(repeating: mark, count: rest)
  }

  /// Closes the nearest opener of a mark that fits; what was opened inside it stays text.
  private mutating func closable(_ mark: Character, _ rest: Int) -> Kind? {
    let found = openers.lastIndex { opener in
      opener.mark == mark && (opener.kind == .emphasis || rest >= 2)
        // Nothing between the marks is no emphasis.
        && opener.piece < pieces.count - 1
    }
    guard let found else { return nil }
    let opener = openers[found]
    openers.removeSubrange(found...)
    pieces[opener.piece] = opener.kind == .strong ? "<strong>" : "<em>"
    return opener.kind
  }

  private mutating func link() {
    guard let middle = end(of: "]", from: position + 1, nesting: "["),
      middle + 1 < text.count, text[middle + 1] == "(",
      let last = end(of: ")", from: middle + 2, nesting: "(")
    else { return takePlain() }
    let label = MarkdownInline.html(String(text[(position + 1)..<middle]), allowsLinks: false)
    let target = String(text[(middle + 2)..<last])
    append(MarkdownLink(target).map { $0.html(label) } ?? label)
    position = last + 1
  }

  private mutating func address() {
    guard let last = end(of: ">", from: position + 1, nesting: "<") else { return takePlain() }
    let target = String(text[(position + 1)..<last])
    guard let link = MarkdownLink(target), link.isAbsolute else { return takePlain() }
    append(link.html(.escaped(target)))
    position = last + 1
  }

  private func end(of mark: Character, from start: Int, nesting: Character) -> Int? {
    var depth = 0
    var index = start
    let last = min(text.count, start + Self.farthest)
    while index < last {
      switch text[index] {
      case "\\": index += 1
      case mark where depth == 0: return index
      case mark: depth -= 1
      case nesting: depth += 1
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
