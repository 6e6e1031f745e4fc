import Domain
import Foundation
import GRDB

/// A learner's data outside of its database: every table but the log, without secrets.
struct Archive: Sendable {
  static let format = "focus-data"
  static let version = 1

  var exportedAt: Instant
  /// Whether it was written by an older version and brought up to date as it was read.
  var isOlder: Bool
  /// The rows of each table, as the newest schema has them.
  var rows: [String: [[DatabaseValue]]]
}

// MARK: - Writing

extension Archive {
  /// One JSON text with a row a line; equal data gives equal bytes apart from the date.
  static func text(of database: Database, at instant: Instant) throws -> [UInt8] {
    let applied = try Schema.migrator.appliedIdentifiers(database)
    let schema = Schema.migrator.migrations.filter(applied.contains)
    var out = Array(
      """
      {"format":"\(format)","version":\(version),
      "exportedAt":"\(instant)",
      "schema":\(Value.array(schema.map(Value.string)).json),
      "tables":{

      """.utf8)
    let tables = try ArchiveTable.all(in: database).sorted { $0.name < $1.name }
    for (index, table) in tables.enumerated() {
      let names = Value.array(table.columns.map { .string($0.name) }).json
      out += "\(Value.string(table.name).json):{\"columns\":\(names),\"rows\":[".utf8
      for (number, row) in try table.rows(in: database).enumerated() {
        out += (number == 0 ? "\n" : ",\n").utf8
        out += table.json(row).utf8
      }
      out += "]}\(index + 1 < tables.count ? "," : "")\n".utf8
    }
    return out + "}}\n".utf8
  }
}

// MARK: - Reading

extension Archive {
  /// Reads a whole file; whatever SQLite would refuse, or no verb could read, is refused here.
  ///
  /// Throws: ``StoreError``. Cost: a database in memory of the file's size.
  init(_ bytes: [UInt8]) throws {
    let file: Value
    do { file = try Value(json: bytes) } catch {
      throw StoreError.brokenArchive(reason: "\(error.reason) at character \(error.offset + 1)")
    }
    guard file["format"]?.text == Self.format, let version = file["version"]?.integer else {
      throw StoreError.foreignArchive
    }
    guard version <= Self.version else { throw StoreError.newerArchive }
    guard version == Self.version else { throw StoreError.olderArchive(version: version) }
    guard let exportedAt = file["exportedAt"]?.text.flatMap(Instant.init) else {
      throw StoreError.brokenArchive(reason: "it does not say when it was written")
    }
    let schema = (file["schema"]?.elements ?? []).compactMap(\.text)
    let known = Schema.migrator.migrations
    guard Set(schema).isSubset(of: known) else { throw StoreError.newerArchive }
    guard let last = schema.last, Array(known.prefix(schema.count)) == schema else {
      throw StoreError.brokenArchive(reason: "its schema is none of ours")
    }
    guard case .object(let tables)? = file["tables"] else {
      throw StoreError.brokenArchive(reason: "it has no tables")
    }
    self.exportedAt = exportedAt
    isOlder = schema.count < known.count
    let staged = try DatabaseQueue()
    try Schema.migrator.migrate(staged, upTo: last)
    do {
      try staged.write { try Self.fill($0, with: tables) }
      try Schema.migrator.migrate(staged)
      try staged.read { try Self.check($0) }
    } catch let error as DatabaseError {
      throw StoreError.brokenArchive(reason: error.message ?? "its rows contradict each other")
    }
    rows = try staged.read(Self.rows)
  }

  /// The data of a database file, brought up to date; the file stays as it is.
  init(copy file: URL) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let staged = try DatabaseQueue()
    try DatabaseQueue(path: file.path, configuration: configuration).backup(to: staged)
    try Schema.migrator.migrate(staged)
    exportedAt = Instant(milliseconds: 0)
    isOlder = false
    rows = try staged.read(Self.rows)
  }

  private static func rows(in database: Database) throws -> [String: [[DatabaseValue]]] {
    try ArchiveTable.all(in: database).reduce(into: [:]) { rows, table in
      rows[table.name] = try table.rows(in: database)
    }
  }

  private static func fill(_ database: Database, with tables: [String: Value]) throws {
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let known = try ArchiveTable.all(in: database)
    if let stranger = Set(tables.keys).subtracting(known.map(\.name)).min() {
      throw StoreError.brokenArchive(
        reason: "it has a table “\(stranger)” that Focus does not know")
    }
    // Steps of the schema may have put rows there.
    for table in known.reversed() { try table.empty(in: database) }
    for table in known {
      guard let content = tables[table.name], let rows = content["rows"]?.elements else {
        throw StoreError.brokenArchive(reason: "the table “\(table.name)” is missing")
      }
      let names = (content["columns"]?.elements ?? []).compactMap(\.text)
      let order = names.compactMap { name in table.columns.firstIndex { $0.name == name } }
      guard order.count == names.count, Set(order).count == table.columns.count else {
        throw StoreError.brokenArchive(reason: "the table “\(table.name)” has other columns")
      }
      for value in rows {
        let row = try table.row(value, order: order)
        if !table.isSecret(row) { try table.insert(row, into: database) }
      }
    }
  }
}
