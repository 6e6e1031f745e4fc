internal import Domain
internal import Foundation

/// Where a program trapped, as its harness told while it fell.
struct CrashNote: Sendable {
  /// Addresses inside the learner's library, innermost first; 0 for those outside.
  var frames: [Int]
  /// What kind of trap it was, where the harness or the compiler tells.
  var reason: String?
  /// The learner's own line.
  var line: Int?

  private static let illegalInstruction: Int32 = 4
  private static let breakpoint: Int32 = 5
  private static let abort: Int32 = 6
  private static let deepest = 60

  /// Nil for a failure that is no crash.
  init?(_ value: Value) {
    guard value["signal"]?.integer != nil, let frames = value["frames"]?.elements else {
      return nil
    }
    self.frames = frames.compactMap(\.integer)
    reason = value["message"]?.text
  }

  /// What happened, in words for the learner.
  static func sentence(signal: Int32, stderr: [UInt8], crash: CrashNote?) -> String {
    let place = crash?.line.map { " (line \($0))" } ?? ""
    if let message = fatalError(in: stderr) { return message + place + "." }
    if let reason = crash?.reason { return "Fatal error: \(reason)\(place)." }
    switch signal {
    case illegalInstruction, breakpoint:
      return "The program trapped\(place): an overflow, an index out of range or a nil unwrapped."
    case abort: return "The program aborted\(place)."
    default:
      if let crash, crash.frames.count >= deepest {
        return overflow(line: crash.line)
      }
      return "The program crashed with signal \(signal)\(place)."
    }
  }

  /// That a stack was full, and of which calls where that is known.
  static func overflow(line: Int?, calls: String? = nil) -> String {
    let place = line.map { " (line \($0))" } ?? ""
    let of = calls.map { " (\($0))" } ?? ""
    return "\(overflowWords)\(place): the recursion goes too deep\(of)."
  }

  private static let overflowWords = "Stack overflow"

  /// Whether a program failed for want of stack or memory.
  static func tellsOfRoom(_ note: String) -> Bool {
    [overflowWords, "more memory", "bad_alloc"].contains { note.contains($0) }
  }

  /// The message that Swift's runtime prints, without the place in the library that raised it.
  private static func fatalError(in stderr: [UInt8]) -> String? {
    let text = String(decoding: stderr, as: UTF8.self)
    let lines = text.split(separator: "\n")
    if let line = lines.last(where: { $0.hasPrefix(cast) || $0.hasPrefix(access) }) {
      return "Fatal error: " + plain(line)
    }
    guard let line = lines.last(where: { $0.contains("Fatal error") }),
      let start = line.range(of: "Fatal error")?.lowerBound
    else { return nil }
    return plain(line[start...])
  }

  private static let cast = "Could not cast value of type "
  private static let access = "Simultaneous accesses to "

  /// Without addresses, and names as the learner wrote them.
  private static func plain(_ message: Substring) -> String {
    let text = String(message).replacing(/\s?\(0x[0-9a-f]+\)/, with: "")
      .replacing(/object 0x[0-9a-f]+/, with: "an object")
      .replacing(/accesses to 0x[0-9a-f]+/, with: "accesses to one variable")
      .replacing(/(Swift|FocusSolution)\.(?=\w)/, with: "")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
