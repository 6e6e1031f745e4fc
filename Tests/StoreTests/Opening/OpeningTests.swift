import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

struct OpeningTests {
  @Test func `a missing folder is made for its owner alone`() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "deep/data")
      let database = try AppDatabase(folder: folder)
      try await database.setSetting("a", to: "b")
      #expect(try mode(of: folder) == 0o700)
    }
  }

  @Test func `what was saved is there after opening again`() async throws {
    try await withTemporaryFolder { folder in
      try await AppDatabase(folder: folder).setSetting("a", to: "b")
      #expect(try await AppDatabase(folder: folder).setting("a") == "b")
      #expect(try await AppDatabase(folder: folder).damage() == [])
    }
  }

  @Test func `every commit is flushed to the disk`() async throws {
    try await withTemporaryFolder { folder in
      let database = try AppDatabase(folder: folder)
      let settings = try await database.write { database in
        [
          try String.fetchOne(database, sql: "PRAGMA journal_mode"),
          try String.fetchOne(database, sql: "PRAGMA synchronous"),
        ]
      }
      #expect(settings == ["wal", "2"])
    }
  }

  @Test func `eight openers of an empty folder do not trip over each other`() async throws {
    try await withTemporaryFolder { folder in
      try await withThrowingTaskGroup { group in
        for number in 0..<8 {
          group.addTask {
            try await AppDatabase(folder: folder).setSetting("\(number)", to: "here")
          }
        }
        try await group.waitForAll()
      }
      let database = try AppDatabase(folder: folder)
      for number in 0..<8 { #expect(try await database.setting("\(number)") == "here") }
    }
  }

  @Test func `an older file is copied beside itself, then migrated`() async throws {
    try await withTemporaryFolder { folder in
      try await AppDatabase(folder: folder).setSetting("a", to: "b")
      let pool = try OpenFile(folder: folder, migrator: later).open()
      #expect(try await pool.read { try $0.tableExists("later") })
      try pool.close()
      let name = "focus.schema-\(Schema.migrator.migrations.count).sqlite"
      let copy = try DatabaseQueue(path: folder.appending(path: name).path)
      #expect(try await copy.read { try $0.tableExists("later") } == false)
      let value = try await copy.read {
        try FreeText.fetchOne($0, sql: "SELECT value FROM setting")?.text
      }
      #expect(value == "b")
    }
  }

  @Test func `a file from before there were reports is copied, and keeps what it holds`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try await leaveOldFile(in: folder, upTo: "1 drafts, own cases, attempts, settings")
      let database = try AppDatabase(folder: folder)
      #expect(try await database.setting("a") == "b")
      #expect(try await database.reports() == [])
      let copy = try DatabaseQueue(path: folder.appending(path: "focus.schema-1.sqlite").path)
      #expect(try await copy.read { try $0.tableExists("testReport") } == false)
      #expect(try await copy.read { try $0.tableExists("setting") })
    }
  }

  @Test func `a file of a newer version is refused and untouched`() async throws {
    try await withTemporaryFolder { folder in
      try OpenFile(folder: folder, migrator: later).open().close()
      try expectRefusal(of: folder) { .newerSchema(file: $0) }
    }
  }

  @Test func `a file that is no database is refused and untouched`() async throws {
    try await withTemporaryFolder { folder in
      try Data("My shopping list, which is no database".utf8).write(to: file(in: folder))
      try expectRefusal(of: folder) { .notADatabase(file: $0) }
    }
  }

  @Test func `another program's database is refused and untouched`() async throws {
    try await withTemporaryFolder { folder in
      let queue = try DatabaseQueue(path: file(in: folder).path)
      try await queue.write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
      try queue.close()
      try expectRefusal(of: folder) { .notADatabase(file: $0) }
    }
  }

  @Test func `a damaged file is refused and untouched`() async throws {
    try await withTemporaryFolder { folder in
      try await fill(folder)
      try damage(folder, from: 4096)
      try expectRefusal(of: folder) { .corrupt(file: $0) }
    }
  }

  @Test func `damage deep in the file is reported where it is met`() async throws {
    try await withTemporaryFolder { folder in
      try await fill(folder)
      try damage(folder, from: 131_072)
      let before = try Data(contentsOf: file(in: folder))
      let database = try AppDatabase(folder: folder)
      #expect(try await database.damage().isEmpty == false)
      await #expect(throws: StoreError.corrupt(file: file(in: folder))) {
        try await database.drafts(slug: "two-sum", language: .swift)
      }
      #expect(try Data(contentsOf: file(in: folder)) == before)
    }
  }

  @Test func `a file in the folder's place is named`() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "data")
      try Data("x".utf8).write(to: folder)
      #expect(throws: StoreError.notAFolder(folder: folder)) { try AppDatabase(folder: folder) }
    }
  }

  @Test(arguments: [
    StoreError.newerSchema(file: URL(filePath: "/d/focus.sqlite")),
    .notADatabase(file: URL(filePath: "/d/focus.sqlite")),
    .corrupt(file: URL(filePath: "/d/focus.sqlite")), .readOnly(folder: URL(filePath: "/d")),
    .notAFolder(folder: URL(filePath: "/d")), .fullDisk(folder: URL(filePath: "/d")),
    .busy(file: URL(filePath: "/d/focus.sqlite")), .unreadable(reason: "no JSON"),
    .failed(file: URL(filePath: "/d/focus.sqlite"), reason: "odd"),
  ]) func `every error says what happened and what to do`(error: StoreError) throws {
    #expect(error.message.hasSuffix(".") && error.message.count > 12)
    #expect(try #require(error.hint).count > 12)
    #expect("\(error)" == "\(error.message) \(error.hint ?? "")")
  }

  private var later: DatabaseMigrator {
    var migrator = Schema.migrator
    migrator.registerMigration("3 a later version's table") {
      try $0.create(table: "later") { $0.column("x", .integer) }
    }
    return migrator
  }

  private func file(in folder: URL) -> URL { folder.appending(path: AppDatabase.fileName) }

  private func mode(of folder: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
  }

  private func fill(_ folder: URL) async throws {
    let database = try AppDatabase(folder: folder)
    for revision in 1...50 {
      _ = try await database.saveDraft(
        slug: "two-sum", language: .swift,
        source: String(repeating: "line \(revision)\n", count: 400), basedOn: revision - 1,
        at: Instant(milliseconds: 0))
    }
  }

  private func damage(_ folder: URL, from offset: Int) throws {
    var bytes = try Data(contentsOf: file(in: folder))
    for index in offset..<bytes.count { bytes[index] = 0xAA }
    try bytes.write(to: file(in: folder))
  }

  private func expectRefusal(
    of folder: URL, with error: (URL) -> StoreError,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = file(in: folder)
    let before = try Data(contentsOf: file)
    #expect(throws: error(file), sourceLocation: sourceLocation) {
      try AppDatabase(folder: folder)
    }
    #expect(try Data(contentsOf: file) == before, sourceLocation: sourceLocation)
  }
}
