import Domain
import GRDB

/// A table whose rows go into an archive, as the database itself describes it.
struct ArchiveTable: Sendable {
  /// A column and what it may hold.
  struct Column: Sendable {
    package enum Kind: Sendable { case integer, date, double, text, blob, other }

    var name: String
    var kind: Kind
    var isRequired: Bool
  }

  /// A column that names a row of another table.
  struct Reference: Sendable {
    var column: Int
    var table: String
  }

  var name: String
  var columns: [Column]
  /// Which columns tell a row from all others.
  var key: [Int]
  /// Whether the key is a number that was given in turn, so that it says nothing of the row.
  var isNumbered: Bool
  /// Whether the last part of the key counts versions of a text.
  var hasVersions: Bool
  /// Further columns that no two rows have in common.
  var uniqueColumns: [[Int]]
  var references: [Reference]
  /// The settings that stay as they are, here and in a file, by their keys.
  var leavesOut: @Sendable (String) -> Bool = { _ in false }

  /// The tables in an order in which those that are named by others come first.
  static func all(
    in database: Database,
    leavingOut leavesOut: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws -> [ArchiveTable] {
    let names = try String.fetchAll(
      database,
      sql: """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND name NOT IN ('grdb_migrations', 'log') ORDER BY name
        """)
    var waiting = try names.map {
      var table = try ArchiveTable(named: $0, in: database)
      table.leavesOut = leavesOut
      return table
    }
    var ordered: [ArchiveTable] = []
    while !waiting.isEmpty {
      let done = Set(ordered.map(\.name))
      let ready = waiting.filter { table in
        table.references.allSatisfy { $0.table == table.name || done.contains($0.table) }
      }
      // Tables that name each other in a ring have no order.
      guard !ready.isEmpty else { return ordered + waiting }
      ordered += ready
      waiting.removeAll { table in ready.contains { $0.name == table.name } }
    }
    return ordered
  }

  private init(named name: String, in database: Database) throws {
    self.name = name
    columns = try database.columns(in: name).map {
      Column(name: $0.name, kind: Column.Kind($0), isRequired: $0.isNotNull)
    }
    let names = columns.map(\.name)
    func places(_ some: [String]) -> [Int] { some.compactMap { names.firstIndex(of: $0) } }
    let primary = try database.primaryKey(name)
    key = places(primary.columns)
    let sql = try String.fetchOne(
      database, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
    isNumbered = sql?.uppercased().contains("AUTOINCREMENT") == true
    hasVersions = key.count > 1 && primary.columns.last == "revision"
    uniqueColumns = try database.indexes(on: name)
      .filter { $0.isUnique && $0.columns != primary.columns }.map { places($0.columns) }
    references = try database.foreignKeys(on: name).compactMap { foreign in
      guard foreign.mapping.count == 1, let origin = foreign.mapping.first?.origin,
        let column = names.firstIndex(of: origin)
      else { return nil }
      return Reference(column: column, table: foreign.destinationTable)
    }
  }

  /// Every row, in the order of the key; rows that hold secrets stay out.
  func rows(in database: Database) throws -> [[DatabaseValue]] {
    let order = key.isEmpty ? "rowid" : key.map { quoted(columns[$0].name) }.joined(separator: ", ")
    let all = columns.map { quoted($0.name) }.joined(separator: ", ")
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT \(all) FROM \(quoted(name)) ORDER BY \(order)")
    var rows: [[DatabaseValue]] = []
    while let row = try cursor.next() {
      let values = Array(row.databaseValues)
      if !isSecret(values), !isLeftOut(values) { rows.append(values) }
    }
    return rows
  }

  func isSecret(_ row: [DatabaseValue]) -> Bool {
    settingKey(of: row).map { isSecretName($0) || $0.lowercased().hasSuffix("key") } ?? false
  }

  func isLeftOut(_ row: [DatabaseValue]) -> Bool { settingKey(of: row).map(leavesOut) ?? false }

  /// The key of a setting; nil for a row of any other table.
  func settingKey(of row: [DatabaseValue]) -> String? {
    guard name == "setting", let first = key.first else { return nil }
    return String.fromDatabaseValue(row[first])
  }

  /// Whether it is a focus session that has not ended.
  func isUnderWay(_ row: [DatabaseValue]) -> Bool {
    guard name == "focusSession", let end = columns.firstIndex(where: { $0.name == "endedAt" })
    else { return false }
    return row[end].isNull
  }

  func insert(_ row: [DatabaseValue], into database: Database) throws {
    let names = columns.map { quoted($0.name) }.joined(separator: ", ")
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    try database.cachedStatement(
      sql: "INSERT INTO \(quoted(name)) (\(names)) VALUES (\(marks))"
    ).execute(arguments: StatementArguments(row))
  }

  /// Gives the row of a key the other values of a row.
  func update(_ key: [DatabaseValue], to row: [DatabaseValue], in database: Database) throws {
    let others = columns.indices.filter { !self.key.contains($0) }
    guard !others.isEmpty else { return }
    let changes = others.map { "\(quoted(columns[$0].name)) = ?" }.joined(separator: ", ")
    let place = self.key.map { "\(quoted(columns[$0].name)) = ?" }.joined(separator: " AND ")
    try database.cachedStatement(
      sql: "UPDATE \(quoted(name)) SET \(changes) WHERE \(place)"
    ).execute(arguments: StatementArguments(others.map { row[$0] } + key))
  }

  /// Deletes what ``rows(in:)`` gives.
  func empty(in database: Database) throws {
    guard name == "setting" else {
      return try database.execute(sql: "DELETE FROM \(quoted(name))")
    }
    for row in try rows(in: database) {
      let place = key.map { "\(quoted(columns[$0].name)) = ?" }.joined(separator: " AND ")
      try database.execute(
        sql: "DELETE FROM \(quoted(name)) WHERE \(place)",
        arguments: StatementArguments(key.map { row[$0] }))
    }
  }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}

extension ArchiveTable.Column.Kind {
  /// Whole numbers under the name of a moment are milliseconds, and written as dates.
  fileprivate init(_ column: ColumnInfo) {
    let name = column.name
    let isMoment = name == "instant" || name == "at" || name.hasSuffix("At")
    self =
      switch column.type.uppercased() {
      case "INTEGER" where isMoment: .date
      case "INTEGER", "BOOLEAN": .integer
      case "DOUBLE", "REAL": .double
      case "TEXT": .text
      case "BLOB": .blob
      default: .other
      }
  }
}
