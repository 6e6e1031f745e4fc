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

  /// What the values of a program's frame may take of memory; no answer to any case comes near.
  static let mostValueBytes = 128 << 20

  /// The payload, or nil when it is not JSON or holds more than any answer does.
  var value: Value? { try? Value(json: payload, memoryLimitBytes: Self.mostValueBytes) }

  /// Where the program trapped, when the frame tells of that.
  var crash: CrashNote? { known == .failure ? value.flatMap(CrashNote.init) : nil }

  /// The frame as it goes over the channel.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(payload.count + 5)
    bytes.append(UInt32(payload.count + 1))
    bytes.append(kind)
    bytes += payload
    return bytes
  }
}
