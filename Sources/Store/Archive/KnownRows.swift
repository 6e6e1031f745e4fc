import GRDB

/// The rows that a database has of one table, for finding those of an archive again.
struct KnownRows {
  enum Match {
    case same([DatabaseValue])
    /// The same thing with other values.
    case other([DatabaseValue])
    case none
  }

  private let table: ArchiveTable
  private var byKey: [[DatabaseValue]: [DatabaseValue]]
  private var byContent: [[DatabaseValue]: [[DatabaseValue]]]
  private var byUnique: [[Int]: [[DatabaseValue]: [DatabaseValue]]] = [:]
  /// The texts that have versions here already.
  private let texts: Set<[DatabaseValue]>
  private var newest: [[DatabaseValue]: Int] = [:]
  private var lastNumber = 0

  init(_ rows: [[DatabaseValue]], of table: ArchiveTable) {
    self.table = table
    byKey = Dictionary(rows.map { (table.key(of: $0), $0) }) { first, _ in first }
    byContent = Dictionary(grouping: rows, by: table.content)
    for columns in table.uniqueColumns {
      let pairs = rows.map { row in (columns.map { row[$0] }, row) }
      byUnique[columns] = Dictionary(pairs) { first, _ in first }
    }
    texts = table.hasVersions ? Set(rows.map(table.text)) : []
    for row in rows { count(row) }
  }

  /// Finds what a row stands for; each row here is found once.
  mutating func find(_ row: [DatabaseValue]) -> Match {
    if table.isNumbered || table.hasVersions {
      if let here = byContent[table.content(of: row)]?.popLast() { return .same(here) }
    } else if let here = byKey[table.key(of: row)] {
      return here == row ? .same(here) : .other(here)
    }
    for (columns, rows) in byUnique {
      let wanted = columns.map { row[$0] }
      // Nothing is equal to NULL.
      guard !wanted.contains(.null), let here = rows[wanted] else { continue }
      return .other(here)
    }
    return .none
  }

  /// Gives a new row a number or a version that is free; a version of a text that is here already does
  /// not become the current one.
  mutating func makeRoom(for row: inout [DatabaseValue]) {
    if table.isNumbered, let place = table.key.first, byKey[[row[place]]] != nil {
      row[place] = (lastNumber + 1).databaseValue
    } else if table.hasVersions, let place = table.key.last, texts.contains(table.text(of: row)) {
      row[place] = (newest[table.text(of: row), default: 0] + 1).databaseValue
      if let aside = table.asideColumn { row[aside] = true.databaseValue }
    }
    byKey[table.key(of: row)] = row
    count(row)
  }

  private mutating func count(_ row: [DatabaseValue]) {
    guard let last = table.key.last, let number = Int.fromDatabaseValue(row[last]) else { return }
    if table.isNumbered { lastNumber = max(lastNumber, number) }
    if table.hasVersions {
      newest[table.text(of: row)] = max(newest[table.text(of: row)] ?? 0, number)
    }
  }
}

extension ArchiveTable {
  func key(of row: [DatabaseValue]) -> [DatabaseValue] {
    key.isEmpty ? row : key.map { row[$0] }
  }

  /// Which text a row is a version of.
  fileprivate func text(of row: [DatabaseValue]) -> [DatabaseValue] {
    key.dropLast().map { row[$0] }
  }

  /// What a row says, without the number that it was given; of a version, the text alone.
  fileprivate func content(of row: [DatabaseValue]) -> [DatabaseValue] {
    columns.indices.filter { column in
      if hasVersions {
        return column != key.last && column != asideColumn && columns[column].kind != .date
      }
      return !isNumbered || !key.contains(column)
    }.map { row[$0] }
  }

  fileprivate var asideColumn: Int? { columns.firstIndex { $0.name == "isAside" } }
}
