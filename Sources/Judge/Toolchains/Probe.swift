internal import Domain
import Foundation
internal import Subprocess

/// One-off questions to the machine's own tools, outside the jail.
struct Probe: Sendable {
  /// The folders searched for programs, joined by `:`.
  var searchPath: String
  /// The program `focus-jail`, by which a tool ends with this process, however that ends; without it a tool may go on.
  var leash: String?
  /// Where tools get a folder for what they leave behind, gone once they ended.
  var temporary = FileManager.default.temporaryDirectory
  /// Whether a tool leaves the processor to whatever else wants it, as nobody waits for it.
  var isPatient = false

  struct Answer: Sendable {
    var isSuccess: Bool
    var output: String
    var errors: String
  }

  /// Nil when the program cannot be started.
  func ask(_ program: String, _ arguments: [String]) async -> Answer? {
    guard let path = find(program) else { return nil }
    // By name in its own folder: the library takes paths only as another package's type.
    let scratch = temporary.appending(path: "\(ProcessMark.own.name)-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    // Swift's driver never removes the folder that it makes (TemporaryDirectory.…).
    defer { try? FileManager.default.removeItem(at: scratch) }
    let order = Order(path, arguments, leash: leash, isPatient: isPatient)
    // Asked to end, the leash takes the tool's own processes along, and so does SwiftPM where one interrupts it.
    var options = PlatformOptions()
    options.teardownSequence = [
      order.isHeld
        ? .gracefulShutDown(allowedDurationToNextStep: .seconds(5))
        : .send(signal: .interrupt, allowedDurationToNextStep: .seconds(5))
    ]
    let result = try? await run(
      .name(order.name), arguments: Arguments(order.arguments),
      environment: .inherit.updating([
        "PATH": order.path(searchPath), "LC_ALL": "C.UTF-8", "TMPDIR": scratch.path,
      ]), platformOptions: options,
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    guard let result else { return nil }
    return Answer(
      isSuccess: result.terminationStatus.isSuccess, output: result.standardOutput,
      errors: result.standardError)
  }

  /// A program's path: itself if it is one already, else the first in the searched folders.
  func find(_ program: String) -> String? {
    if program.contains("/") { return isExecutable(program) ? program : nil }
    return searchPath.split(separator: ":").map { "\($0)/\(program)" }.first(where: isExecutable)
  }
}

/// What is started: a tool, or the leash that starts it.
private struct Order {
  private let tool: (folder: String, name: String)
  private var leash: (folder: String, name: String)?
  private let starter: (folder: String, name: String)?
  var arguments: [String]

  init(_ path: String, _ arguments: [String], leash: String?, isPatient: Bool = false) {
    tool = Self.parts(path)
    var line = [path] + arguments
    let isNice = isPatient && isExecutable(Self.nice)
    if isNice { line = [Self.nice, "-n", "10"] + line }
    starter = isNice ? Self.parts(Self.nice) : nil
    self.arguments = Array(line.dropFirst())
    guard let leash, isExecutable(leash) else { return }
    self.leash = Self.parts(leash)
    self.arguments = ["leash", "\(getpid())"] + line
  }

  private static let nice = "/usr/bin/nice"

  var isHeld: Bool { leash != nil }
  var name: String { leash?.name ?? starter?.name ?? tool.name }

  /// The tool finds its own companions first.
  func path(_ searched: String) -> String {
    ([tool.folder, searched] + [leash?.folder, starter?.folder].compactMap(\.self))
      .joined(separator: ":")
  }

  private static func parts(_ path: String) -> (folder: String, name: String) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return (String(path[..<end]), String(path[path.index(after: end)...]))
  }
}
