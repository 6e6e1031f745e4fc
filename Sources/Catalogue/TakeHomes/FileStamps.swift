internal import Foundation

/// Files and folders that something was read from, as they were before they were read.
///
/// While all of them are as they were, so is what was read.
struct FileStamps: Equatable {
  /// What tells a file or a folder from a later one of the same name; all zero where there is none.
  private struct Stamp: Equatable {
    var seconds = 0
    var nanoseconds = 0
    var bytes = 0
    var number: UInt64 = 0

    init(of path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return }
      let date = facts.st_mtim
      (seconds, nanoseconds) = (Int(date.tv_sec), Int(date.tv_nsec))
      (bytes, number) = (Int(facts.st_size), UInt64(facts.st_ino))
    }
  }

  private var stamps: [String: Stamp] = [:]

  /// To be called before reading, so that a change meanwhile is seen later on.
  mutating func note(_ path: String) {
    if stamps[path] == nil { stamps[path] = Stamp(of: path) }
  }

  /// What was read before counts as read here, too.
  mutating func add(_ others: FileStamps) {
    stamps.merge(others.stamps) { old, _ in old }
  }

  /// Whether nothing has changed since.
  var areCurrent: Bool { stamps.allSatisfy { $0.value == Stamp(of: $0.key) } }
}
