import Foundation
import GRDB

/// The copy of the data that an import leaves behind, made so that a kill at any moment leaves the right one.
///
/// A copy lies aside until what it was made for is committed, as the copy before it may be all that
/// is left of the data. The import counts the database's `user_version` up, which the copy keeps as
/// it was: the two tell at the next look whether the import was committed.
struct ImportCopy {
  let folder: URL

  /// What is gone back to.
  var file: URL { folder.appending(path: AppDatabase.copyName) }
  /// A whole copy, of an import that may not be committed yet.
  private var waiting: URL { folder.appending(path: AppDatabase.copyName + ".waiting") }
  private var part: URL { folder.appending(path: AppDatabase.copyName + ".part") }

  /// Copies what was committed last, by a connection of its own; within an import's transaction.
  func make(in database: Database) throws {
    try settle(in: database)
    try? FileManager.default.removeItem(at: part)
    let version = try Self.version(of: database)
    do {
      try OwnFile.create(part)
      let source = folder.appending(path: AppDatabase.fileName)
      try DatabaseQueue(path: source.path, configuration: Self.reading).inDatabase {
        try $0.execute(sql: "VACUUM INTO ?", arguments: [part.path])
      }
      try move(part, to: waiting)
    } catch {
      // On a full disk half a copy would only take more of it.
      try? FileManager.default.removeItem(at: part)
      throw error
    }
    try database.execute(sql: "PRAGMA user_version = \(version + 1)")
  }

  /// Makes the copy the one that is gone back to, after the commit.
  func keep() throws {
    // Another process may have looked since.
    guard FileManager.default.fileExists(atPath: waiting.path) else { return }
    try move(waiting, to: file)
  }

  /// Whether a copy waits, so that ``settle(in:)`` has something to do.
  var isWaiting: Bool { FileManager.default.fileExists(atPath: waiting.path) }

  /// Keeps the copy of an import that was committed and then killed, and removes that of one which
  /// was not; within a transaction that writes, so that no import is under way.
  func settle(in database: Database) throws {
    guard isWaiting else { return }
    let before = try? DatabaseQueue(path: waiting.path, configuration: Self.reading)
      .inDatabase(Self.version)
    if try before.map({ $0 + 1 }) == Self.version(of: database) {
      try move(waiting, to: file)
    } else {
      try FileManager.default.removeItem(at: waiting)
    }
  }

  private func move(_ from: URL, to: URL) throws {
    guard rename(from.path, to.path) == 0 else {
      throw StoreError.failed(file: to, reason: String(cString: strerror(errno)))
    }
    OwnFile.keep(folder)
  }

  private static var reading: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    return configuration
  }

  private static func version(of database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
  }
}
