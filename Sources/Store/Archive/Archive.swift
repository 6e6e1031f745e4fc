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
  /// The rows in a database in memory, as the newest schema has them.
  private let staged: DatabaseQueue

  /// The rows of a table.
  func rows(of table: ArchiveTable) throws -> [[DatabaseValue]] {
    try staged.read { try table.rows(in: $0) }
  }
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
    do {
      try self.init(ArchiveText(bytes))
    } catch let error as JSONError {
      // Some other program's JSON, which is whole.
      let isOther = (try? Value(json: bytes, memoryLimitBytes: 1 << 20)) != nil
      if isOther, bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") {
        throw StoreError.foreignArchive
      }
      throw StoreError.brokenArchive(reason: "\(error.reason) at character \(error.offset + 1)")
    }
  }

  private init(_ file: ArchiveText) throws {
    guard try file.value("format")?.text == Self.format,
      let version = try file.value("version")?.integer
    else { throw StoreError.foreignArchive }
    guard version <= Self.version else { throw StoreError.newerArchive }
    guard version == Self.version else { throw StoreError.olderArchive(version: version) }
    guard let exportedAt = try file.value("exportedAt")?.text.flatMap(Instant.init) else {
      throw StoreError.brokenArchive(reason: "it doesn't say when it was written")
    }
    let schema = (try file.value("schema")?.elements ?? []).compactMap(\.text)
    let known = Schema.migrator.migrations
    guard Set(schema).isSubset(of: known) else { throw StoreError.newerArchive }
    guard let last = schema.last, Array(known.prefix(schema.count)) == schema else {
      throw StoreError.brokenArchive(reason: "its schema isn't one of Focus")
    }
    guard file.tables != nil else {
      throw StoreError.brokenArchive(reason: "it has no tables")
    }
    self.exportedAt = exportedAt
    isOlder = schema.count < known.count
    let staged = try DatabaseQueue()
    self.staged = staged
    try Schema.migrator.migrate(staged, upTo: last)
    do {
      try staged.write { try Self.fill($0, from: file) }
      try Schema.migrator.migrate(staged)
      try staged.read { try Self.check($0) }
    } catch let error as DatabaseError {
      throw StoreError.brokenArchive(reason: error.message ?? "its rows contradict each other")
    }
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
    self.staged = staged
  }

  private static func fill(_ database: Database, from file: ArchiveText) throws {
    try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let known = try ArchiveTable.all(in: database)
    if let stranger = Set((file.tables ?? [:]).keys).subtracting(known.map(\.name)).min() {
      throw StoreError.brokenArchive(
        reason: "it has a table “\(stranger)” that Focus doesn't know")
    }
    // Steps of the schema may have put rows there.
    for table in known.reversed() { try table.empty(in: database) }
    for table in known {
      guard file.tables?[table.name] != nil else {
        throw StoreError.brokenArchive(reason: "the table “\(table.name)” is missing")
      }
      let names = try file.columns(of: table.name) ?? []
      let order = names.compactMap { name in table.columns.firstIndex { $0.name == name } }
      guard order.count == names.count, Set(order).count == table.columns.count else {
        throw StoreError.brokenArchive(reason: "the table “\(table.name)” has other columns")
      }
      let hasRows = try file.rows(of: table.name) { value in
        let row = try table.row(value, order: order)
        if !table.isSecret(row) { try table.insert(row, into: database) }
      }
      guard hasRows else {
        throw StoreError.brokenArchive(reason: "the table “\(table.name)” is missing")
      }
    }
  }
}
