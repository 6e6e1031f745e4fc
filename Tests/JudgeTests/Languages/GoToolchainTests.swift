import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct GoToolchainTests {
  private let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// A folder with a program that stands before the real one.
  private func makeProgram(_ text: String, in folder: URL) throws -> String {
    let bin = folder.appending(path: "bin with space")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let program = bin.appending(path: "go")
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return bin.path
  }

  @Test func `a missing Go is told with what to do`() async throws {
    await #expect(throws: JudgeError.toolchainMissing(.go, remedy: GoToolchain.remedy)) {
      _ = try await GoToolchain.resolve(Probe(searchPath: "/nonexistent"))
    }
    #expect(GoToolchain.remedy.contains("apt-get install golang-go"))
  }

  @Test(.enabled(if: hasGo, "Go is not installed: apt-get install golang-go"))
  func `a Go that is too old is passed over, or named`() async throws {
    try await withTemporaryFolder { folder in
      let old = try makeProgram(
        "printf 'go1.18.3\\n%s\\n%s\\n' \"$(\(try real()) env GOROOT)\" "
          + "\"$(\(try real()) env GOTOOLDIR)\"", in: folder)
      let missing = await #expect(throws: JudgeError.self) {
        let found = try await GoToolchain.resolve(Probe(searchPath: "\(old):/bin:/usr/bin"))
        // Another one at a usual place is as good.
        throw JudgeError.toolchainMissing(.go, remedy: "go1.18.3 is too old. \(found.version)")
      }
      #expect(missing?.hint?.hasPrefix("go1.18.3 is too old.") == true)
    }
  }

  @Test(.enabled(if: hasGo, "Go is not installed: apt-get install golang-go"))
  func `a Go behind a shim, in a folder with spaces, is found and used`() async throws {
    try await withTemporaryFolder { folder in
      let shims = try makeProgram("exec '\(try real())' \"$@\"", in: folder)
      // In the shared cache: the standard library is compiled once for all tests.
      let runner = liveRunner(cache: liveCache, searchPath: "\(shims):/usr/bin:/bin")
      let source = "func twoSum(n []int, t int) []int { return []int{0, 1} }"
      let verdict = try await runner.verdict(.twoSum, .go, source, [([[1, 2], 3], [0, 1])])
      #expect(verdict.verdict == .accepted, "\(verdict)")
      let tools = await runner.status().toolchains
      #expect(tools.first { $0.language == .go }?.path.contains("bin with space") == false)
    }
  }

  private func real() throws -> String { try #require(Probe(searchPath: path).find("go")) }
}
