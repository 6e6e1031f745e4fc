import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct OwnFileTests {
  private func file(in folder: URL) -> URL { folder.appending(path: AppDatabase.fileName) }

  private func modes(in folder: URL) throws -> [String: Int] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.contains(".sqlite") }.reduce(into: [:]) { modes, name in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: name).path)
      modes[name] = attributes[.posixPermissions] as? Int
    }
  }

  @Test func `in an open folder too, the data are their owner's alone`() async throws {
    try await withTemporaryFolder { folder in
      chmod(folder.path, 0o755)
      let database = try AppDatabase(folder: folder)
      try await database.setSetting("a", to: "b")
      let found = try modes(in: folder)
      #expect(found["focus.sqlite"] != nil && found["focus.sqlite-wal"] != nil)
      #expect(found.values.allSatisfy { $0 == 0o600 }, "\(found)")
    }
  }

  @Test func `files that others could read are closed at the next start`() async throws {
    try await withTemporaryFolder { folder in
      try await AppDatabase(folder: folder).setSetting("a", to: "b")
      try Data().write(to: folder.appending(path: "focus.before-import.sqlite"))
      for name in try modes(in: folder).keys { chmod(folder.appending(path: name).path, 0o644) }
      _ = try AppDatabase(folder: folder)
      let found = try modes(in: folder).values
      #expect(found.allSatisfy { $0 == 0o600 })
    }
  }

  @Test func `copies are their owner's alone`() async throws {
    try await withTemporaryFolder { folder in
      let source = try AppDatabase.empty()
      try await source.setSetting("a", to: "b")
      let bytes = try await source.archive(at: Instant(milliseconds: 0))
      try await AppDatabase(folder: folder).importArchive(bytes, mode: .merge)
      let found = try modes(in: folder)
      #expect(found[AppDatabase.copyName] == 0o600)
    }
  }

  /// A folder with so much in it that its file has many pages, all of them in the file itself.
  private func fill(_ folder: URL) async throws {
    let database = try AppDatabase(folder: folder)
    for number in 0..<40 {
      try await database.setSetting("\(number)", to: String(repeating: "x", count: 4_000))
    }
    try await database.emptyLog()
  }

  @Test(arguments: [1, 99, 100, 512, 4_096, 8_192, 40_000])
  func `a file that lost its end is named before anything is read of it`(bytes: Int) async throws {
    try await withTemporaryFolder { folder in
      try await fill(folder)
      let whole = try Data(contentsOf: file(in: folder))
      try #require(whole.count > 100_000)
      try whole.prefix(bytes).write(to: file(in: folder))
      for side in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file(in: folder).path + side)
      }
      do {
        _ = try AppDatabase(folder: folder)
        Issue.record("It was opened.")
      } catch let error as StoreError {
        #expect(
          error == .corrupt(file: file(in: folder))
            || error == .notADatabase(file: file(in: folder)))
        #expect(error.hint?.contains("left as it is") == true)
      }
      #expect(try Data(contentsOf: file(in: folder)) == whole.prefix(bytes))
    }
  }

  @Test func `an empty file is no new one, and the newest copy is offered`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: file(in: folder))
      #expect(throws: StoreError.emptyFile(file: file(in: folder))) {
        try AppDatabase(folder: folder)
      }
      let hint = StoreError.emptyFile(file: file(in: folder)).hint ?? ""
      #expect(hint.contains("focus import FILE") && hint.contains("rm '"))
      let copy = folder.appending(path: AppDatabase.copyName)
      try Data("x".utf8).write(to: copy)
      let better = StoreError.emptyFile(file: file(in: folder)).hint ?? ""
      #expect(better.contains("cp '\(copy.path)'"))
    }
  }

  @Test func `zeros in the file's place are damage`() async throws {
    try await withTemporaryFolder { folder in
      try Data(count: 8_192).write(to: file(in: folder))
      #expect(throws: StoreError.corrupt(file: file(in: folder))) {
        try AppDatabase(folder: folder)
      }
    }
  }

  @Test func `what an older file left beside it is not laid over a new one`() async throws {
    try await withTemporaryFolder { folder in
      try await AppDatabase(folder: folder).setSetting("a", to: "old")
      try FileManager.default.removeItem(at: file(in: folder))
      let database = try AppDatabase(folder: folder)
      #expect(try await database.setting("a") == nil)
      #expect(try await database.damage().isEmpty)
    }
  }
}
