import Foundation
@testable import InterviewsFeature
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20)))
struct FolderStampsTests {
  private func write(_ text: String, _ path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(arguments: [
    ("Sources/A.swift", true), ("Tests/New.swift", true), (".git/logs/HEAD", true),
    (".build/debug/A.o", false), (".git/index", false),
  ])
  func `a file that is written is a change or none`(path: String, isChange: Bool) async throws {
    try await withTemporaryFolder { folder in
      try write("a", "Sources/A.swift", in: folder)
      let before = FolderStamps(of: folder.path)
      try write("longer", path, in: folder)
      #expect((FolderStamps(of: folder.path) != before) == isChange)
    }
  }

  @Test func `several files that are saved one after the other are one change`() async throws {
    try await withTemporaryFolder { folder in
      try write("a", "A.swift", in: folder)
      let pauses = Mutex(0)
      let found = try await FolderStamps(of: folder.path).next(of: folder.path) {
        let count = pauses.withLock { count in
          count += 1
          return count
        }
        if (2...4).contains(count) { try write("b", "B\(count).swift", in: folder) }
      }
      #expect(pauses.withLock(\.self) == 5)
      #expect(found == FolderStamps(of: folder.path))
    }
  }

  @Test func `who stops waiting gets no change`() async throws {
    try await withTemporaryFolder { folder in
      _ = await #expect(throws: CancellationError.self) {
        _ = try await FolderStamps(of: folder.path).next(of: folder.path) {
          throw CancellationError()
        }
      }
    }
  }
}
