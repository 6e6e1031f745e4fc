// Reads learners' Swift sources for the judge, in a process and a jail of its own: no source, however it is nested, ends
// more than this. Questions and answers are frames on descriptor 3.
import Domain
import Instrumenter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let channel: Int32 = 3

/// Nil at the end of the channel.
private func bytes(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var place = 0
  while place < count {
    let part = bytes.withUnsafeMutableBytes { buffer in
      read(channel, buffer.baseAddress?.advanced(by: place), count - place)
    }
    guard part > 0 else { return nil }
    place += part
  }
  return bytes
}

/// A frame's payload: behind the length and the kind.
private func question() -> Value? {
  guard let head = bytes(5) else { return nil }
  let length = head.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  return bytes(max(0, length - 1)).flatMap { try? Value(json: $0) }
}

private func answer(_ value: Value) {
  let payload = Array(value.json.utf8)
  var frame = (0..<4).map { UInt8(truncatingIfNeeded: (payload.count + 1) >> (8 * $0)) }
  frame += [UInt8(ascii: "R")] + payload
  var rest = frame[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(channel, $0.baseAddress, $0.count) }
    guard written > 0 else { return }
    rest = rest.dropFirst(written)
  }
}

while let question = question() {
  let source = question["source"]?.text ?? ""
  if let options = question["options"].flatMap(AutoInstrumenter.init) {
    let made = options.instrument(source)
    answer(made.isTooDeep ? .null : made.value)
  } else {
    answer(TopLevelStatements(in: source)?.value ?? .null)
  }
}
