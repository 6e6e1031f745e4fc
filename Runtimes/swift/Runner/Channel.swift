import Glibc

/// Frames on descriptor 3: length of what follows, type, payload.
enum Channel {
  private static let descriptor: Int32 = 3

  static func send(_ kind: UInt8, _ payload: [UInt8]) {
    let length = UInt32(payload.count + 1)
    var frame = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) }
    frame.append(kind)
    frame += payload
    write(frame)
  }

  static func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { exit(1) }
      done += count
    }
  }

  static func receive() -> (UInt8, [UInt8])? {
    guard let head = read(4) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = read(length) else { return nil }
    return (body[0], Array(body.dropFirst()))
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes[done...].withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }
}
