import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// A runner whose supervisor can be told from all others by its name.
final class ContainmentBench: Sendable {
  let runner: Runner
  /// Where this bench's `focus-jail` seems to lie.
  private let executable: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "focus-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    executable = folder.appending(path: "focus-jail").path
    try FileManager.default.createSymbolicLink(
      atPath: executable, withDestinationPath: JailBench.executable)
    runner = .live(
      JudgeConfiguration(
        runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache,
        jail: executable,
        simultaneousJobs: 2, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    try FileManager.default.removeItem(at: folder)
  }

  var supervisor: Int32 {
    get throws {
      let own = ProcessInfo.processInfo.processIdentifier
      return try #require(Residue.child(of: own, naming: executable))
    }
  }

  /// Asserts that no process, group or folder of any job is left.
  func expectNothingLeft() async throws {
    let supervisor = try supervisor
    try await eventually {
      Residue.children(of: supervisor, naming: executable).isEmpty
        && Residue.groups(ofSupervisor: supervisor).isEmpty
        && Residue.folders(ofSupervisor: supervisor).isEmpty
    }
  }
}
