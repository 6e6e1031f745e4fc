public import Domain
public import Foundation
import GRDB

extension AppDatabase {
  /// The copy of the data that each import leaves behind.
  public static let copyName = "focus.before-import.sqlite"

  /// Everything but the log and secrets, as JSON.
  ///
  /// Equal data gives equal bytes apart from the date. Cost: reads everything into memory.
  public func archive(at instant: Instant) async throws -> [UInt8] {
    try await read { try Archive.text(of: $0, at: instant) }
  }

  /// What an import would change; nothing is changed.
  ///
  /// Settings whose keys are left out stay as they are. Throws: ``StoreError`` for a file that cannot be used.
  public func previewImport(
    _ bytes: [UInt8], mode: ImportMode,
    leavingOut leavesOut: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> ImportPreview {
    let archive = try Archive(bytes)
    return try await read { database in
      var merge = try ArchiveMerge(archive, into: database, leavingOut: leavesOut)
      let tables =
        try mode == .merge ? merge.merge(isApplied: false) : merge.replacement()
      var preview = archive.preview(mode, tables)
      preview.leftOut = try merge.leftOut()
      return preview
    }
  }

  /// The text of a setting's row.
  static func text(ofSetting row: [DatabaseValue], in table: ArchiveTable) throws -> String {
    guard let place = table.columns.firstIndex(where: { $0.name == "value" }) else { return "" }
    return FreeText.fromDatabaseValue(row[place])?.text ?? ""
  }

  /// Takes an export in, all of it or nothing; a copy of what was here is kept beside it.
  ///
  /// Throws: ``StoreError`` for a file that cannot be used.
  @discardableResult
  public func importArchive(
    _ bytes: [UInt8], mode: ImportMode,
    leavingOut leavesOut: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> ImportPreview {
    let archive = try Archive(bytes)
    let preview = try await write { [folder] database in
      try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
      if let folder { try ImportCopy(folder: folder).make(in: database) }
      var merge = try ArchiveMerge(archive, into: database, leavingOut: leavesOut)
      guard mode == .replace else {
        return archive.preview(mode, try merge.merge(isApplied: true))
      }
      let tables = try merge.replacement()
      try merge.replace()
      return archive.preview(mode, tables)
    }
    if let folder { try ImportCopy(folder: folder).keep() }
    return preview
  }

  /// When the copy was made that ``undoImport(at:)`` goes back to; nil when there is none.
  public var importCopyDate: Date? {
    guard let folder else { return nil }
    let path = ImportCopy(folder: folder).file.path
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Brings back what was here before the last import; done again, it brings the import back.
  ///
  /// Throws: ``StoreError/noImportToUndo`` when there is no copy.
  public func undoImport() async throws {
    guard let folder, importCopyDate != nil else { throw StoreError.noImportToUndo }
    let copy = ImportCopy(folder: folder)
    try await write { database in
      try copy.settle(in: database)
      let archive = try Archive(copy: copy.file)
      try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
      try copy.make(in: database)
      try ArchiveMerge(archive, into: database).replace()
    }
    try copy.keep()
  }
}

extension Archive {
  fileprivate func preview(_ mode: ImportMode, _ tables: [ImportPreview.Table]) -> ImportPreview {
    ImportPreview(
      mode: mode, exportedAt: exportedAt, isOlder: isOlder,
      tables: tables.sorted { $0.name < $1.name })
  }
}
