/// The text of a `tests.json`, to which cases are added so that the rest stays as it is.
struct TestsText {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text with lines behind the last case, indented as that one; nil when there are no cases.
  func adding(_ lines: [String]) -> String? {
    guard let (start, last) = cases() else { return nil }
    let place = last?.upperBound ?? start
    let indent = last.map { indentation(before: $0.lowerBound) } ?? "  "
    var added = lines.map { "\n\(indent)\($0)" }.joined(separator: ",")
    if last != nil { added = "," + added }
    let whole = bytes[..<place] + added.utf8 + bytes[place...]
    return String(decoding: whole, as: UTF8.self)
  }

  /// Where the list of cases begins, and its last element.
  private func cases() -> (start: Int, last: Range<Int>?)? {
    var (depth, isText, start) = (0, false, nil as Int?)
    var (key, element, last) = (0..<0, 0, nil as Range<Int>?)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isText {
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == UInt8(ascii: "\"") {
          isText = false
          if depth == 1 { key = key.lowerBound..<index }
        }
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isText = true
        if depth == 1 { key = index + 1..<index + 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 2, bytes[key].elementsEqual("cases".utf8) { start = index + 1 }
        if depth == 3, start != nil { element = index }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 2, start != nil { last = element..<index + 1 }
        if depth == 1, let start { return (start, last) }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The spaces between the beginning of the line and a place; none when more stands there.
  private func indentation(before place: Int) -> String {
    let line = bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.allSatisfy { $0 == UInt8(ascii: " ") }
      ? String(repeating: " ", count: line.count) : ""
  }
}
