import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
struct UnpackTests {
  /// Runs git in a folder as a learner would.
  private func git(_ arguments: [String], in folder: URL) async throws {
    let probe = Probe(searchPath: liveConfiguration(cache: GradingBench.cache).searchPath)
    let learner = [
      "-C", folder.path, "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c",
      "init.defaultBranch=main",
    ]
    let answer = await probe.ask("git", learner + arguments)
    try #require(answer?.isSuccess == true, "\(answer?.errors ?? "")")
  }

  @Test func `a bundle is unpacked with its files and its history`() async throws {
    try await withTemporaryFolder { folder in
      let answer = GradingBench.Candidate(folder: folder.appending(path: "answer"))
      try answer.write("Sources/A/A.swift", "let a = 1\n")
      try answer.write("NOTES.md", "# Notes\n")
      try await git(["init", "--quiet"], in: answer.folder)
      try await git(["add", "."], in: answer.folder)
      try await git(["commit", "--quiet", "-m", "Begin"], in: answer.folder)
      try await git(["bundle", "create", "../answer.bundle", "--all"], in: answer.folder)
      let bytes = try Data(contentsOf: folder.appending(path: "answer.bundle"))
      let place = folder.appending(path: "unpacked").path
      try await GradingBench.shared.unpack(Array(bytes), to: place)
      let source = try String(contentsOfFile: "\(place)/Sources/A/A.swift", encoding: .utf8)
      #expect(source == "let a = 1\n")
      #expect(FileManager.default.fileExists(atPath: "\(place)/NOTES.md"))
      // As whoever clones it would see it.
      try await git(["clone", "--quiet", place, "clone"], in: folder)
      try await git(["fsck", "--strict"], in: folder.appending(path: "clone"))
    }
  }

  @Test func `what cannot be used leaves no folder`() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "unpacked").path
      let damaged = "# v2 git bundle\n\(String(repeating: "a", count: 40)) HEAD\n\nPACK1234"
      for (bytes, error) in [
        (Array("hello".utf8), HandInError.unknownKind),
        (ZipReaderTests.zip([("Tests/A.swift", [1])]), .noSources),
      ] {
        await #expect(throws: error) { try await GradingBench.shared.unpack(bytes, to: place) }
      }
      await #expect(throws: HandInError.self) {
        try await GradingBench.shared.unpack(Array(damaged.utf8), to: place)
      }
      #expect(!FileManager.default.fileExists(atPath: place))
    }
  }
}
