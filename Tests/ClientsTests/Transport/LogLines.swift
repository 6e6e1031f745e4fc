import Synchronization

/// Lines that were noted.
final class LogLines: Sendable {
  private let lines = Mutex([String]())

  var all: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }
}
