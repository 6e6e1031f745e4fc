import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

/// What an import that was killed leaves: its copy lies aside until the commit is known.
struct ImportCopyTests {
  private static let now = Instant(milliseconds: 0)

  /// A folder in which an import replaced `first` by `second`.
  private func imported(_ folder: URL) async throws -> (before: [UInt8], after: [UInt8]) {
    let database = try AppDatabase(folder: folder)
    try await database.setSetting("which", to: "first")
    let before = try await database.archive(at: Self.now)
    let other = try AppDatabase.empty()
    try await other.setSetting("which", to: "second")
    let after = try await other.archive(at: Self.now)
    try await database.importArchive(after, mode: .replace)
    return (before, after)
  }

  private func waiting(_ folder: URL) -> URL {
    folder.appending(path: AppDatabase.copyName + ".waiting")
  }

  private func copy(_ folder: URL) -> URL { folder.appending(path: AppDatabase.copyName) }

  @Test func `an import killed behind its commit can be undone`() async throws {
    try await withTemporaryFolder { folder in
      let (before, _) = try await imported(folder)
      // As the kill leaves it: committed, and the copy not in its place.
      try FileManager.default.moveItem(at: copy(folder), to: waiting(folder))
      let database = try AppDatabase(folder: folder)
      #expect(database.importCopyDate != nil)
      #expect(!FileManager.default.fileExists(atPath: waiting(folder).path))
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now) == before)
    }
  }

  @Test func `an import killed before its commit leaves the older copy`() async throws {
    try await withTemporaryFolder { folder in
      let (before, after) = try await imported(folder)
      let database = try AppDatabase(folder: folder)
      try await database.emptyLog()
      // As the kill leaves it: the copy of what is still there.
      try FileManager.default.copyItem(
        at: folder.appending(path: AppDatabase.fileName), to: waiting(folder))
      let again = try AppDatabase(folder: folder)
      #expect(!FileManager.default.fileExists(atPath: waiting(folder).path))
      #expect(try await again.archive(at: Self.now) == after)
      try await again.undoImport()
      #expect(try await again.archive(at: Self.now) == before)
    }
  }

  @Test func `a process that went on looks before it undoes`() async throws {
    try await withTemporaryFolder { folder in
      let database = try AppDatabase(folder: folder)
      let (before, after) = try await imported(folder)
      try await database.importArchive(before, mode: .replace)
      // Another process's import of the same moment.
      try FileManager.default.moveItem(at: copy(folder), to: waiting(folder))
      try Data("older".utf8).write(to: copy(folder))
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now) == after)
    }
  }

  @Test func `what cannot be read is no copy`() async throws {
    try await withTemporaryFolder { folder in
      let (before, _) = try await imported(folder)
      try Data("half".utf8).write(to: waiting(folder))
      let database = try AppDatabase(folder: folder)
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now) == before)
    }
  }

  @Test func `an import that fails leaves the copy before it`() async throws {
    try await withTemporaryFolder { folder in
      let (before, after) = try await imported(folder)
      let database = try AppDatabase(folder: folder)
      await #expect(throws: StoreError.self) {
        try await database.importArchive(Array("{}".utf8), mode: .replace)
      }
      #expect(try await database.archive(at: Self.now) == after)
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now) == before)
    }
  }
}
