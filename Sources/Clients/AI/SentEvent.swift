/// One event of a `text/event-stream`.
struct SentEvent: Sendable, Hashable {
  /// Empty when the stream names none.
  var name = ""
  var data: String
}

/// Reads an event stream from pieces that may be cut anywhere, also inside a letter.
///
/// Source: HTML Living Standard, server-sent events.
struct SentEvents: Sendable {
  private var line: [UInt8] = []
  private var name = ""
  private var data: [String] = []
  private var isAfterReturn = false

  /// The events that end in these bytes, in their order.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [SentEvent] {
    var events: [SentEvent] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn: isAfterReturn = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isAfterReturn = byte == UInt8(ascii: "\r")
        if let event = endLine() { events.append(event) }
      default:
        isAfterReturn = false
        line.append(byte)
      }
    }
    return events
  }

  /// What is left when the line breaks off behind an event's data but before its empty line.
  mutating func rest() -> SentEvent? {
    if !line.isEmpty { _ = endLine() }
    return endLine()
  }

  /// An empty line ends an event.
  private mutating func endLine() -> SentEvent? {
    let text = String(decoding: line, as: UTF8.self)
    line.removeAll(keepingCapacity: true)
    guard text.isEmpty else {
      read(text)
      return nil
    }
    defer { (name, data) = ("", []) }
    return data.isEmpty ? nil : SentEvent(name: name, data: data.joined(separator: "\n"))
  }

  private mutating func read(_ text: String) {
    // A line that begins with a colon is a comment.
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return }
    var value = text[text.index(after: colon)...]
    if value.first == " " { value.removeFirst() }
    switch text[..<colon] {
    case "data": data.append(String(value))
    case "event": name = String(value)
    default: break
    }
  }
}
