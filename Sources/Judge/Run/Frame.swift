internal import Domain

/// One message on the program's frame channel.
struct Frame: Sendable, Hashable {
  /// What a frame is, by its first byte.
  enum Kind: Unicode.Scalar, Sendable {
    /// The host gives the learner's program.
    case load = "L"
    /// The host sends a case.
    case callCase = "C"
    /// The host answers the oracle's question.
    case oracleAnswer = "A"
    /// The learner's code is loaded.
    case hello = "H"
    /// The learner's source cannot be used; the payload holds diagnostics.
    case refused = "D"
    /// A question to the oracle.
    case question = "Q"
    /// The case's answer.
    case result = "R"
    /// An answer that cannot be read; the payload says why.
    case unreadable = "M"
    /// A runtime error.
    case failure = "E"
  }

  /// More than this is no answer.
  static let mostBytes = 64 << 20

  var kind: UInt8
  var payload: [UInt8]

  init(_ kind: Kind, _ value: Value) {
    self.kind = UInt8(truncatingIfNeeded: kind.rawValue.value)
    payload = Array(value.json.utf8)
  }

  init(kind: UInt8, payload: [UInt8]) {
    self.kind = kind
    self.payload = payload
  }

  /// What kind it is, or nil for a byte that means nothing.
  var known: Kind? { Kind(rawValue: Unicode.Scalar(kind)) }

  /// The payload, or nil when it is not JSON.
  var value: Value? { try? Value(json: payload) }

  /// The frame as it goes over the channel.
  var bytes: [UInt8] {
    let length = UInt32(payload.count + 1)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + [kind] + payload
  }
}

/// Puts frames together from bytes that arrive cut anywhere.
struct FrameReader {
  private var bytes: [UInt8] = []

  /// Whether a begun frame or a further one is waiting.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The next whole frame; nil while it is incomplete.
  ///
  /// Throws: ``FrameError`` for a length that no frame has.
  mutating func next() throws(FrameError) -> Frame? {
    guard bytes.count >= 4 else { return nil }
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= Frame.mostBytes else { throw FrameError() }
    guard bytes.count >= 4 + length else { return nil }
    let frame = Frame(kind: bytes[4], payload: Array(bytes[5..<4 + length]))
    bytes.removeFirst(4 + length)
    return frame
  }
}

/// Bytes on the frame channel that cannot be a frame.
struct FrameError: Error {}
