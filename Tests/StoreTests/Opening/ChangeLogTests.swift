import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

struct ChangeLogTests {
  @Test func `a whole log tells of no damage`() async throws {
    try await withLog { log, _ in #expect(ChangeLog.readableChanges(log) == nil) }
  }

  @Test func `a log that was cut, as by a kill, tells of no damage`() async throws {
    try await withLog { log, _ in
      for count in stride(from: 0, to: log.count, by: 1777) {
        #expect(ChangeLog.readableChanges(Array(log[..<count])) == nil)
      }
    }
  }

  /// Places within the log: its head, a frame's head, a page, the second half.
  @Test(arguments: [1, 17, 32 + 9, 32 + 18, 32 + 24 + 100, 4_120 * 7 + 500])
  func `a changed bit before other changes is named, and everything is left as it is`(
    place: Int
  ) async throws {
    try await withLog { log, folder in
      var damaged = log
      damaged[place] ^= 4
      let readable = try #require(ChangeLog.readableChanges(damaged))
      let file = folder.appending(path: "focus.sqlite-wal")
      try Data(damaged).write(to: file)
      let before = try content(of: folder)
      #expect(throws: StoreError.damagedLog(file: file, readable: readable)) {
        try AppDatabase(folder: folder)
      }
      #expect(try content(of: folder) == before)
      try FileManager.default.copyItem(at: file, to: ChangeLog.copy(of: file))
      let database = try AppDatabase(folder: folder)
      #expect(try await database.damage() == [])
      #expect(try Data(contentsOf: ChangeLog.copy(of: file)) == Data(damaged))
    }
  }

  /// A folder as a kill leaves it: the file as it was, and ten changes in the log beside it.
  private func withLog(
    _ body: ([UInt8], URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let live = folder.appending(path: "live")
      let database = try AppDatabase(folder: live)
      for number in 0..<10 { try await database.setSetting("\(number)", to: "here") }
      let left = folder.appending(path: "left")
      try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
      for name in ["focus.sqlite", "focus.sqlite-wal"] {
        try FileManager.default.copyItem(
          at: live.appending(path: name), to: left.appending(path: name))
      }
      let log = Array(try Data(contentsOf: left.appending(path: "focus.sqlite-wal")))
      #expect(try await database.setting("9") == "here")
      try await body(log, left)
    }
  }

  private func content(of folder: URL) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name != "focus.lock" {
      found[name] = try Data(contentsOf: folder.appending(path: name))
    }
    return found
  }
}
