import Foundation
import Testing

/// What a job could leave behind on the machine.
enum Residue {
  /// Control groups made for a supervisor's jobs.
  static func groups(ofSupervisor pid: Int32) -> [String] {
    let roots = URL(filePath: "/sys/fs/cgroup")
    guard
      let all = FileManager.default.enumerator(
        at: roots, includingPropertiesForKeys: nil, options: [.skipsPackageDescendants])
    else { return [] }
    return all.compactMap { ($0 as? URL)?.path }.filter { path in
      let name = path.split(separator: "/").last ?? ""
      let parts = name.split(separator: "-")
      return parts.first == "focus" && parts.count == 5 && parts[2] == "\(pid)"
    }
  }

  /// Work folders of a supervisor's jobs on rungs without namespaces.
  static func folders(ofSupervisor pid: Int32) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
    let prefix = "focus-jail-\(pid)-"
    return names.filter { $0.hasPrefix(prefix) }
  }

  /// Processes whose command line holds a text, seen from outside the jail.
  static func processes(naming marker: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard let pid = Int32(name), pid != ProcessInfo.processInfo.processIdentifier,
        let line = try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline"))
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(marker)
    }
  }

  /// What is mounted, without the small disks that other tests mount meanwhile.
  static func mounts() -> [Substring] {
    let text = (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("focus-test ") }
  }

  /// Whether a process runs; one that ended and was not yet reaped does not.
  static func isAlive(_ pid: Int32) -> Bool {
    guard let state = status(pid)?.state else { return false }
    return state != "Z"
  }

  static func child(of parent: Int32, naming word: String) -> Int32? {
    children(of: parent, naming: word).first
  }

  static func children(of parent: Int32, naming word: String) -> [Int32] {
    processes(naming: word).compactMap(Int32.init).filter { status($0)?.parent == parent }
  }

  private static func status(_ pid: Int32) -> (state: String, parent: Int32)? {
    guard let line = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let name = line.range(of: ") ", options: .backwards)
    else { return nil }
    let fields = line[name.upperBound...].split(separator: " ")
    guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    return (String(fields[0]), parent)
  }
}

/// Looks again until something holds that other processes bring about; fails after five minutes, as thousands of tests may run beside it.
func eventually(
  _ comment: Comment = "it never came about", sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: () throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(300)
  while try !holds() {
    try #require(clock.now < end, comment, sourceLocation: sourceLocation)
    // No event tells of strangers' deaths; a short wait leaves the processor to them.
    try await clock.sleep(for: .milliseconds(5))
  }
}
