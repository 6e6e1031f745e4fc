internal import CJail

/// Cuts the keeper's bytes into messages and reads them as events.
struct JailMessageReader {
  private var bytes: [UInt8] = []
  /// What a worker held before its last run began.
  private(set) var heldBytes = 0
  /// Where the first byte lies that was not read yet.
  private var start = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Waits for more bytes of a socket; false when no more will come.
  mutating func fill(from descriptor: Int32) -> Bool {
    let count = buffer.withUnsafeMutableBytes {
      cjail_receive(descriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    append(buffer[..<count])
    return true
  }

  /// The next whole message; nil when bytes are missing; throws when they make no sense.
  mutating func next() throws(JailError) -> JailEvent? {
    guard bytes.count - start >= 5 else { return nil }
    var header = JailFields(bytes[start..<start + 4])
    let length = Int(try header.number(UInt32.self))
    guard (1...maximumLength).contains(length) else { throw .supervisorFailed("a bad length") }
    let end = start + 4 + length
    guard bytes.count >= end else { return nil }
    let event = try event(kind: bytes[start + 4], JailFields(bytes[start + 5..<end]))
    start = end
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      start = 0
    } else if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    return event
  }

  private mutating func event(
    kind: UInt8, _ body: JailFields
  ) throws(JailError) -> JailEvent {
    guard let kind = JailEvent.Kind(rawValue: Unicode.Scalar(kind)) else {
      throw .supervisorFailed("an unknown message")
    }
    var fields = body
    switch kind {
    case .started:
      let number = Int(try fields.number(UInt8.self))
      guard let level = JailLevel(rawValue: number) else { throw .supervisorFailed("a bad level") }
      heldBytes = Int(clamping: try fields.number(UInt64.self))
      return .started(level: level)
    case .output:
      let number = try fields.number(UInt8.self)
      return .output(number == 1 ? .stdout : .stderr, fields.rest)
    case .frames:
      let usage = try fields.usage()
      return .frames(fields.rest, usage)
    case .collected:
      let name = try fields.text()
      return .collected(name: name, fields.rest)
    case .idle: return .idle(try fields.number(UInt8.self) == 1)
    case .ended: return .ended(try fields.exit())
    }
  }
}

private let maximumLength = 256 << 20

/// Reads fields one after another.
private struct JailFields {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var rest: [UInt8] { Array(bytes) }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(JailError) -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.count >= size else { throw .supervisorFailed("a message is cut short") }
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(as: Number.self).littleEndian }
    bytes = bytes.dropFirst(size)
    return number
  }

  mutating func text() throws(JailError) -> String {
    let count = Int(try number(UInt16.self))
    guard bytes.count >= count else { throw .supervisorFailed("a message is cut short") }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    bytes = bytes.dropFirst(count)
    return text
  }

  mutating func usage() throws(JailError) -> JailUsage {
    let cpu = try number(UInt64.self)
    return JailUsage(
      cpuNanoseconds: cpu, peakMemoryBytes: Int(clamping: try number(UInt64.self)))
  }

  mutating func exit() throws(JailError) -> JailExit {
    let isSignal = try number(UInt8.self) == 1
    let code = Int32(try number(UInt16.self))
    let cause = try number(UInt8.self)
    let usage = try usage()
    let detail = try text()
    var evidence: [String] = []
    while !bytes.isEmpty { evidence.append(try text()) }
    return JailExit(
      status: isSignal ? .signaled(code) : .exited(code),
      cause: Self.cause(cause, detail: detail), usage: usage, isAsleep: detail == "asleep",
      evidence: evidence)
  }

  private static func cause(_ number: UInt8, detail: String) -> JailExit.Cause {
    switch JailExit.CauseNumber(rawValue: number) {
    case .program: .program
    case .cpuLimit: .cpuLimit
    case .wallLimit: .wallLimit
    case .idleLimit: .idleLimit
    case .memoryLimit: .memoryLimit
    case .outputLimit: .outputLimit
    case .deniedCall: .deniedCall(detail)
    case .cancelled: .cancelled
    case .jailFailure, nil: .jailFailure(detail)
    }
  }
}
