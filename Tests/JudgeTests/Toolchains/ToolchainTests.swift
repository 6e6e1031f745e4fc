import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct ToolchainTests {
  private let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// A folder with scripts that pass their arguments on, as pyenv's and swiftly's do.
  private func makeShim(_ name: String, in folder: URL) throws {
    let real = try #require(Probe(searchPath: path).find(name))
    let shim = folder.appending(path: name)
    try Data("#!/bin/sh\nexec \"\(real)\" \"$@\"\n".utf8).write(to: shim)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shim.path)
  }

  @Test(arguments: [(Language.swift, "swiftc"), (.python, "python3")])
  func `a toolchain behind a shim is found and used`(
    language: Language, name: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let shims = folder.appending(path: "shims with space")
      try FileManager.default.createDirectory(at: shims, withIntermediateDirectories: true)
      try makeShim(name, in: shims)
      let runner = liveRunner(
        cache: folder.appending(path: "my cache").path, searchPath: "\(shims.path):/usr/bin:/bin")
      let source = try #require(TwoSumTests.right[language])
      let verdict = try await runner.verdict(.twoSum, language, source, TwoSumTests.cases)
      #expect(verdict.verdict == .accepted, "\(verdict)")
      let tools = await runner.status().toolchains
      #expect(tools.first { $0.language == language }?.path.contains("shims") == false)
    }
  }

  @Test(arguments: [("swiftc", "-print-target-info"), ("swiftc", "--version"), ("cc", "--version")])
  func `a tool that was asked leaves nothing`(program: String, option: String) async throws {
    try await withTemporaryFolder { folder in
      let answer = await Probe(searchPath: path, temporary: folder).ask(program, [option])
      #expect(answer?.isSuccess == true)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == [])
    }
  }

  @Test func `Java is asked without the folder that it leaves in tmp`() async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "javac")
      try "#!/bin/sh\necho \"$@\" >\"${0%/*}/said\"; exit 1".write(
        to: program, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      _ = try? await JavaToolchain.resolve(Probe(searchPath: "\(folder.path):/bin"))
      let said = try String(contentsOf: folder.appending(path: "said"), encoding: .utf8)
      #expect(said == "-J-XX:-UsePerfData -J-XshowSettings:properties -version\n")
    }
  }

  @Test func `an interpreter in a home that is closed to others is used`() async throws {
    try await withTemporaryFolder { folder in
      let home = folder.appending(path: "home of mine")
      try FileManager.default.createDirectory(
        at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let real = try await PythonToolchain.resolve(Probe(searchPath: path))
      let library = try #require(real.mounts.dropFirst().first)
      let version = try #require(library.jail.split(separator: "/").last)
      for part in ["bin", "lib"] {
        try FileManager.default.createDirectory(
          at: home.appending(path: part), withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(
        atPath: real.executable, toPath: home.appending(path: "bin/python3").path)
      try FileManager.default.createSymbolicLink(
        atPath: home.appending(path: "lib/\(version)").path, withDestinationPath: library.host)
      let runner = liveRunner(
        cache: folder.path, searchPath: "\(home.appending(path: "bin").path):/usr/bin:/bin")
      let source = try #require(TwoSumTests.right[.python])
      let verdict = try await runner.verdict(.twoSum, .python, source, TwoSumTests.cases)
      #expect(verdict.verdict == .accepted, "\(verdict)")
      let tools = await runner.status().toolchains
      #expect(tools.first { $0.language == .python }?.path.contains("home of mine") == true)
    }
  }

  @Test func `a missing toolchain is told with what to do`() async throws {
    let runner = liveRunner(cache: liveCache, searchPath: "/nonexistent")
    let tools = await runner.status().toolchains
    let swift = try #require(tools.first { $0.language == .swift })
    #expect(swift.version == nil)
    #expect(swift.remedy.contains("swift.org/install"))
    await #expect(
      throws: JudgeError.toolchainMissing(.swift, remedy: SwiftToolchain.remedy)
    ) {
      _ = try await runner.verdict(.twoSum, .swift, "class Solution {}", [])
    }
  }

  @Test func `a missing jail is told with what to do`() async throws {
    let runner = Runner.live(
      JudgeConfiguration(
        runtimes: "/nonexistent", cache: liveCache, jail: "/nonexistent/focus-jail",
        simultaneousJobs: 1, searchPath: path))
    let status = await runner.status()
    #expect(status.steps.first?.works == false)
    await #expect(throws: JudgeError.self) {
      _ = try await runner.verdict(.twoSum, .python, "x = 1", [])
    }
  }

  @Test func `missing files of ours are named`() async throws {
    let runner = Runner.live(
      JudgeConfiguration(
        runtimes: "/nonexistent", cache: liveCache, jail: jailPath, simultaneousJobs: 1,
        searchPath: path))
    await #expect(
      throws: JudgeError.runtimeFilesMissing(path: "/nonexistent/python/harness.py")
    ) {
      _ = try await runner.verdict(.twoSum, .python, "x = 1", [])
    }
  }
}
