internal import Foundation
internal import TraceFile

/// The file that a trace is written to: its events as they are read, the rest at the end.
final class TraceOutput: @unchecked Sendable {
  private let path: String
  private var file: Int32 = -1
  /// How far on the tape the events are written.
  private var written = TapeReader.headerBytes

  init(_ path: String) { self.path = path }

  deinit { if file >= 0 { close(file) } }

  /// Writes the events of a tape up to a place.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func write(events tape: UnsafeRawBufferPointer, upTo end: Int) throws(JudgeError) {
    if file < 0 {
      file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard file >= 0, Trace.magic.withUnsafeBytes({ put($0, at: 0) }) else { throw unusable }
    }
    guard end > written else { return }
    let events = UnsafeRawBufferPointer(rebasing: tape[written..<end])
    guard put(events, at: Self.place(of: written)) else { throw unusable }
    written = end
  }

  /// Writes what stands behind the events.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func write(rest: [UInt8]) throws(JudgeError) {
    let place = Self.place(of: written)
    guard rest.withUnsafeBytes({ put($0, at: place) }) else { throw unusable }
  }

  /// Gives the file its name, in place of the one that had it.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func move(to name: String) throws(JudgeError) {
    guard rename(path, name) == 0 else { throw unusable }
  }

  /// Where in a trace an event of the tape stands.
  private static func place(of event: Int) -> Int {
    event - TapeReader.headerBytes + Trace.magic.count
  }

  private func put(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = pwrite(
        file, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(place + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private var unusable: JudgeError {
    .cacheUnusable(path: path, reason: String(cString: strerror(errno)))
  }
}
