import Foundation

/// Names what a process has under way, so that a later one knows what a killed one left.
///
/// The jail's control groups bear the same form: namespace, process, and when it began.
public struct ProcessMark: Sendable, Hashable {
  private let namespace: UInt64
  private let process: Int32
  /// In ticks since the boot; a number of a process is given again, this is not.
  private let start: UInt64

  /// The process that asks.
  public static let own = ProcessMark(
    namespace: ownNamespace, process: getpid(), start: startTime(getpid()) ?? 0)

  private static let ownNamespace: UInt64 = {
    var status = stat()
    return stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) : 0
  }()

  /// What stands in a name, such as `focus-4026531836-71-9912`.
  public var name: String { "focus-\(namespace)-\(process)-\(start)" }

  /// A name for something that is under way beside `name`, and that no other thing has.
  public static func draft(of name: String) -> String {
    ".\(name.prefix(100))-\(own.name)-\(UUID().uuidString)"
  }

  /// The mark within a name; nil where there is none.
  public init?(in name: String) {
    for range in name.ranges(of: "focus-") {
      let parts = name[range.upperBound...].split(
        separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count >= 3, let namespace = UInt64(parts[0]), let process = Int32(parts[1]),
        let start = UInt64(parts[2].prefix { $0.isASCII && $0.isNumber })
      else { continue }
      self.init(namespace: namespace, process: process, start: start)
      return
    }
    return nil
  }

  init(namespace: UInt64, process: Int32, start: UInt64) {
    self.namespace = namespace
    self.process = process
    self.start = start
  }

  /// Whether the process has ended; nil for one in a namespace that cannot be seen from here.
  public var isGone: Bool? {
    guard namespace == Self.ownNamespace else { return nil }
    guard process > 0, kill(process, 0) == 0 || errno == EPERM else { return true }
    return Self.startTime(process).map { $0 != start } ?? false
  }

  /// Nil where the system does not say it in this way.
  private static func startTime(_ process: Int32) -> UInt64? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The name in parentheses may hold anything, so fields count from behind its end.
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[end...].split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) : nil
  }
}
