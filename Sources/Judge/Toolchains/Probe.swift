internal import Domain
import Foundation
internal import Subprocess

/// One-off questions to the machine's own tools, outside the jail.
struct Probe: Sendable {
  /// The folders searched for programs, joined by `:`.
  var searchPath: String
  /// Where tools get a folder for what they leave behind, gone once they ended.
  var temporary = FileManager.default.temporaryDirectory

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
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let result = try? await run(
      .name(String(path[path.index(after: end)...])), arguments: Arguments(arguments),
      environment: .inherit.updating([
        "PATH": "\(path[..<end]):\(searchPath)", "LC_ALL": "C.UTF-8", "TMPDIR": scratch.path,
      ]),
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
