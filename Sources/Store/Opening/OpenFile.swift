import Domain
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
      if FileManager.default.fileExists(atPath: file.path) {
        try checkWhole()
        try examine()
      } else {
        try make()
      }
      try? OwnFile.narrow(folder)
      let pool = try DatabasePool(path: file.path, configuration: Self.configuration)
      // The pool sets NORMAL as it opens, which may lose the last commits when the power fails.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try migrator.migrate(pool)
      let copy = ImportCopy(folder: folder)
      if copy.isWaiting { try pool.write(copy.settle) }
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

  /// Makes the file under another name, so that no empty or half made one is ever in its place.
  private func make() throws {
    let part = folder.appending(path: AppDatabase.fileName + ".part")
    // What an older file left beside it would be laid over the new one.
    for left in [part.path, part.path + "-journal", file.path + "-wal", file.path + "-shm"] {
      try? FileManager.default.removeItem(atPath: left)
    }
    do {
      try OwnFile.create(part)
      let queue = try DatabaseQueue(path: part.path, configuration: Self.configuration)
      try migrator.migrate(queue)
      try queue.close()
      guard rename(part.path, file.path) == 0 else {
        throw StoreError.failed(file: file, reason: String(cString: strerror(errno)))
      }
    } catch {
      // On a full disk half a file would only take more of it.
      for left in [part.path, part.path + "-journal"] {
        try? FileManager.default.removeItem(atPath: left)
      }
      throw error
    }
    OwnFile.keep(folder)
  }

  /// Throws for a file that is none of ours, that lost its end, or that holds nothing.
  private func checkWhole() throws {
    guard access(file.path, R_OK | W_OK) == 0 else { throw StoreError.readOnly(folder: folder) }
    guard let handle = try? FileHandle(forReadingFrom: file) else {
      throw Descriptors.areExhausted
        ? StoreError.outOfDescriptors : StoreError.readOnly(folder: folder)
    }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 100), !head.isEmpty else {
      throw StoreError.emptyFile(file: file)
    }
    guard head.starts(with: Data("SQLite format 3\0".utf8)) else {
      // Zeros are what a file system leaves of a file whose content was lost.
      throw head.allSatisfy { $0 == 0 }
        ? StoreError.corrupt(file: file) : StoreError.notADatabase(file: file)
    }
    guard let bytes = try? handle.seekToEnd() else { return }
    if FileHead(head)?.isShort(bytes: bytes, hasLog: hasLog) ?? true {
      throw StoreError.corrupt(file: file)
    }
  }

  /// Whether changes lie beside the file that are not in it yet.
  private var hasLog: Bool {
    let log = file.path + "-wal"
    let size = try? FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
    return (size ?? 0) > 0
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
    try OwnFile.create(part)
    try queue.inDatabase { database in
      try database.execute(sql: "VACUUM INTO ?", arguments: [part.path])
    }
    guard rename(part.path, copy.path) == 0 else {
      throw StoreError.failed(file: copy, reason: String(cString: strerror(errno)))
    }
  }
}
