import Foundation
import GRDB

/// Opens the database file of a folder; a file that it cannot vouch for is refused and untouched.
struct OpenFile {
  let folder: URL
  var migrator = Schema.migrator

  private var file: URL { folder.appending(path: AppDatabase.fileName) }

  func open() throws -> DatabasePool {
    try makeFolder()
    do {
      // Two processes that open a folder at once must not both migrate it.
      let lock = try FolderLock(folder: folder)
      defer { lock.release() }
      if try isKnownFile { try examine() }
      let pool = try DatabasePool(path: file.path, configuration: Self.configuration)
      // The pool sets NORMAL as it opens, which may lose the last commits when the power fails.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try migrator.migrate(pool)
      return pool
    } catch let error as DatabaseError {
      throw StoreError(error, folder: folder)
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    return configuration
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch let error as CocoaError {
      switch error.code {
      case .fileWriteOutOfSpace: throw StoreError.fullDisk(folder: folder)
      case .fileWriteNoPermission, .fileWriteVolumeReadOnly:
        throw StoreError.readOnly(folder: folder)
      default: throw StoreError.notAFolder(folder: folder)
      }
    }
    guard access(folder.path, R_OK | W_OK | X_OK) == 0 else {
      throw StoreError.readOnly(folder: folder)
    }
  }

  /// Whether there is a file with something in it; throws if it is none of ours.
  private var isKnownFile: Bool {
    get throws {
      guard FileManager.default.fileExists(atPath: file.path) else { return false }
      guard access(file.path, R_OK | W_OK) == 0 else { throw StoreError.readOnly(folder: folder) }
      guard let handle = try? FileHandle(forReadingFrom: file),
        let head = try? handle.read(upToCount: 16), !head.isEmpty
      else { return false }
      guard head == Data("SQLite format 3\0".utf8) else {
        throw StoreError.notADatabase(file: file)
      }
      return true
    }
  }

  /// Looks at the file through a connection that cannot write; copies it if it will be migrated.
  private func examine() throws {
    try ChangeLog.check(beside: file)
    var configuration = Self.configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    let state = try queue.read { database in
      (
        isNewer: try migrator.hasBeenSuperseded(database),
        isCurrent: try migrator.hasCompletedMigrations(database),
        steps: try migrator.appliedIdentifiers(database).count,
        hasForeignTables: try String.fetchAll(
          database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).contains { $0 != "grdb_migrations" && !$0.hasPrefix("sqlite_") }
      )
    }
    if state.isNewer { throw StoreError.newerSchema(file: file) }
    if state.isCurrent { return }
    if state.steps == 0 {
      if state.hasForeignTables { throw StoreError.notADatabase(file: file) }
      return
    }
    guard try queue.read({ try AppDatabase.damage(in: $0) }).isEmpty else {
      throw StoreError.corrupt(file: file)
    }
    try copy(queue, steps: state.steps)
  }

  private func copy(_ queue: DatabaseQueue, steps: Int) throws {
    let copy = folder.appending(path: "focus.schema-\(steps).sqlite")
    let part = folder.appending(path: "focus.schema-\(steps).sqlite.part")
    // On a full disk half a copy would only take more of it.
    defer { try? FileManager.default.removeItem(at: part) }
    try? FileManager.default.removeItem(at: part)
    try queue.inDatabase { database in
      try database.execute(sql: "VACUUM INTO ?", arguments: [part.path])
    }
    guard rename(part.path, copy.path) == 0 else {
      throw StoreError.failed(file: copy, reason: String(cString: strerror(errno)))
    }
  }
}
