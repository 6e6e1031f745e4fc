/// One line of a document and what it may begin.
struct MarkdownLine {
  struct Fence {
    var mark: Character
    var length: Int
    var indent: Int
    var language: String
  }

  struct Item {
    var isOrdered: Bool
    var number: Int
    /// Columns before the mark.
    var indent: Int
    /// Columns before the text.
    var content: Int
    var text: String
  }

  let text: String
  let indent: Int

  init(_ text: String) {
    self.text = text
    indent = text.prefix { $0 == " " }.count
  }

  var trimmedStart: String { String(text.dropFirst(indent)) }

  var trimmed: String {
    var end = Substring(trimmedStart)
    while end.last == " " { end.removeLast() }
    return String(end)
  }

  var isBlank: Bool { indent == text.count }

  var startsBlock: Bool {
    fence != nil || heading != nil || isRule || quoted != nil || item != nil
  }

  func dropping(upTo columns: Int) -> String { String(text.dropFirst(min(indent, columns))) }

  var fence: Fence? {
    let rest = trimmedStart
    guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
    let length = rest.prefix { $0 == mark }.count
    let language = MarkdownLine(String(rest.dropFirst(length))).trimmed
    guard length >= 3, !language.contains("`") else { return nil }
    return Fence(mark: mark, length: length, indent: indent, language: language)
  }

  var heading: (level: Int, text: String)? {
    let rest = trimmedStart
    let level = rest.prefix { $0 == "#" }.count
    guard indent < 4, (1...6).contains(level), rest.dropFirst(level).first == " " else {
      return nil
    }
    return (level, MarkdownLine(String(rest.dropFirst(level))).trimmed)
  }

  var isRule: Bool {
    let marks = text.filter { $0 != " " }
    guard let mark = marks.first, "-*_".contains(mark) else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  var quoted: String? {
    let rest = trimmedStart
    guard rest.first == ">" else { return nil }
    return String(rest.dropFirst(rest.hasPrefix("> ") ? 2 : 1))
  }

  var item: Item? {
    let rest = trimmedStart
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let mark = rest.dropFirst(digits.count).first
    let isOrdered = !digits.isEmpty && digits.count < 10 && (mark == "." || mark == ")")
    let isBullet = digits.isEmpty && (mark == "-" || mark == "*" || mark == "+")
    guard isOrdered || isBullet, !isRule else { return nil }
    let after = MarkdownLine(String(rest.dropFirst(digits.count + 1)))
    guard after.indent > 0, !after.isBlank else { return nil }
    let gap = after.indent > 4 ? 1 : after.indent
    return Item(
      isOrdered: isOrdered, number: Int(digits) ?? 1, indent: indent,
      content: indent + digits.count + 1 + gap, text: after.dropping(upTo: gap))
  }
}
