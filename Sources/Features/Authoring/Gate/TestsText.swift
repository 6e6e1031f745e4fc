internal import Catalogue

/// The text of a `tests.json`, to which cases are added so that the rest stays as it is.
struct TestsText {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text with lines behind the last case, indented as that one; nil when there are no cases.
  func adding(_ lines: [String]) -> String? {
    guard let cases = JSONOutline(bytes).lists["cases"] else { return nil }
    let last = cases.elements.last
    let place = last?.upperBound ?? cases.start
    let indent = last.map { indentation(before: $0.lowerBound) } ?? "  "
    var added = lines.map { "\n\(indent)\($0)" }.joined(separator: ",")
    if last != nil { added = "," + added }
    let whole = bytes[..<place] + added.utf8 + bytes[place...]
    return String(decoding: whole, as: UTF8.self)
  }

  /// The spaces between the beginning of the line and a place; none when more stands there.
  private func indentation(before place: Int) -> String {
    let line = bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.allSatisfy { $0 == UInt8(ascii: " ") }
      ? String(repeating: " ", count: line.count) : ""
  }
}
