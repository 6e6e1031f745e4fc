/// Where in a JSON object's text its keys and the elements of its lists stand.
///
/// The text need not be valid; what is no object has neither.
public struct JSONOutline: Sendable {
  /// A list under one of the object's keys, as places among the text's bytes.
  public struct List: Sendable {
    /// The first byte behind its bracket.
    public var start: Int
    public var elements: [Range<Int>] = []
  }

  /// By their keys.
  public private(set) var lists: [String: List] = [:]
  private var keys: [String: Int] = [:]
  private let bytes: [UInt8]
  private var depth = 0
  /// The last text outside of every list and object but the outermost.
  private var text: Range<Int>?
  private var list: List?
  private var element: Range<Int>?

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let end = bytes[index] == UInt8(ascii: "\"") ? endOfText(from: index) : index + 1
      read(index..<end)
      index = end
    }
  }

  /// The line of a key, from 1; nil when the object has no such key.
  func line(of key: String) -> Int? { keys[key].map { line(at: $0) } }

  /// The line of each element of a list, from 1.
  func lines(in key: String) -> [Int] {
    (lists[key]?.elements ?? []).map { line(at: $0.lowerBound) }
  }

  private func line(at place: Int) -> Int {
    bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func endOfText(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Takes a whole text, or another single byte.
  private mutating func read(_ token: Range<Int>) {
    switch bytes[token.lowerBound] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\""):
      if depth == 1 { text = token }
    case UInt8(ascii: ":"):
      if depth == 1, let text { keys[content(of: text)] = text.lowerBound }
    case UInt8(ascii: ","):
      if depth == 2 { return endElement() }
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      if depth == 2, bytes[token.lowerBound] == UInt8(ascii: "[") {
        list = List(start: token.upperBound)
        return
      }
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      if depth == 1 { return endList() }
    default: break
    }
    guard list != nil else { return }
    element = (element?.lowerBound ?? token.lowerBound)..<token.upperBound
  }

  private mutating func endElement() {
    if let element { list?.elements.append(element) }
    element = nil
  }

  private mutating func endList() {
    endElement()
    if let list, let text { lists[content(of: text)] = list }
    list = nil
  }

  private func content(of text: Range<Int>) -> String {
    String(decoding: bytes[text].dropFirst().dropLast(), as: UTF8.self)
  }
}
