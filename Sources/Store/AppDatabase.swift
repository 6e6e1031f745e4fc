import Domain
public import Foundation
import GRDB
import Synchronization

/// A learner's data: drafts, own cases, attempts and settings, in one SQLite file.
///
/// Several processes may hold the same folder open. Whatever a verb returned from is on the disk.
/// Every verb throws ``StoreError``.
public struct AppDatabase: Sendable {
  /// The file's name in its folder.
  public static let fileName = "focus.sqlite"

  /// Where the file lies; nil in memory.
  public let folder: URL?
  private let writer: any DatabaseWriter
  private let saves = SaveMark()

  /// Opens the data folder, made with mode 0700 if it is missing, and brings its schema up to date.
  ///
  /// A file that has to be migrated is copied beside itself first.
  public init(folder: URL) throws {
    self.folder = folder
    writer = try OpenFile(folder: folder).open()
  }

  /// A database in memory, for tests.
  public static func empty() throws -> AppDatabase {
    try AppDatabase(writer: try DatabaseQueue())
  }

  private init(writer: any DatabaseWriter) throws {
    folder = nil
    self.writer = writer
    try Schema.migrator.migrate(writer)
  }

  /// Whether anything was written by way of this value or a copy of it.
  public var hasSaved: Bool { saves.isSet.load(ordering: .relaxed) }

  /// A number that changes with every change of the data, by this process or another.
  ///
  /// Only compare it with an earlier value of the same `AppDatabase`. Cost: microseconds.
  public func changeCount() async throws -> Int {
    try await named {
      try await writer.writeWithoutTransaction { database in
        let others = try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0
        return others + database.totalChangesCount
      }
    }
  }

  /// What SQLite finds damaged in the file, a sentence each.
  ///
  /// Cost: reads the whole file.
  public func damage() async throws -> [String] {
    try await read { try AppDatabase.damage(in: $0) }
  }

  /// Brings every change from the log beside the file into it.
  func emptyLog() async throws {
    guard let pool = writer as? DatabasePool else { return }
    try await pool.writeWithoutTransaction { database in
      _ = try database.checkpoint(.truncate)
    }
  }

  static func damage(in database: Database) throws -> [String] {
    try String.fetchAll(database, sql: "PRAGMA quick_check(20)").filter { $0 != "ok" }
  }

  /// Reads in one consistent view of the data.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await named { try await writer.read(body) }
  }

  /// Writes in one transaction, which is done even if the caller is cancelled meanwhile.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    let (writer, saves) = (writer, saves)
    return try await named {
      try await Task {
        defer { saves.isSet.store(true, ordering: .relaxed) }
        return try await writer.write(body)
      }.value
    }
  }

  private func named<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch let error as DatabaseError {
      throw StoreError(error, folder: folder)
    } catch let error as JSONError {
      throw StoreError.unreadable(reason: reasonInWords(error))
    } catch let error as DecodingError {
      throw StoreError.unreadable(reason: reasonInWords(error))
    }
  }
}

/// Whether anything was written; shared by all copies of a value.
private final class SaveMark: Sendable {
  let isSet = Atomic(false)
}
