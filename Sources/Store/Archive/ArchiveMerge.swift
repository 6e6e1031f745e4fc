import Domain
import GRDB

/// Works out what an archive changes in a database, and does it.
///
/// A row is known again by its key. A number that was only given in turn says nothing, so such rows are
/// known by what they hold, get a free number, and whatever names them follows.
struct ArchiveMerge {
  private enum Step {
    case insert([DatabaseValue])
    case update(key: [DatabaseValue], to: [DatabaseValue])
  }

  private let database: Database
  private let archive: Archive
  private let tables: [ArchiveTable]
  /// Where a row of the archive is found here, by table and number.
  private var places: [String: [DatabaseValue: DatabaseValue]] = [:]

  init(
    _ archive: Archive, into database: Database,
    leavingOut leavesOut: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws {
    self.database = database
    self.archive = archive
    tables = try ArchiveTable.all(in: database, leavingOut: leavesOut)
  }

  /// What replacing everything would change.
  func replacement() throws -> [ImportPreview.Table] {
    try tables.map { table in
      let (old, new) = (try table.rows(in: database), try archive.rows(of: table))
      let here = Dictionary(old.map { (table.key(of: $0), $0) }) { first, _ in first }
      var change = ImportPreview.Table(name: table.name)
      for row in new {
        switch here[table.key(of: row)] {
        case nil: change.new += 1
        case row: change.same += 1
        default: change.changed += 1
        }
      }
      change.gone = old.count - change.same - change.changed
      return change
    }
  }

  /// The settings of the archive that are left out and differ from those here.
  func leftOut() throws -> [ImportPreview.Setting] {
    guard let table = tables.first(where: { $0.name == "setting" }) else { return [] }
    var whole = table
    whole.leavesOut = { _ in false }
    let here = try whole.rows(in: database)
    return try archive.rows(of: whole).filter { table.isLeftOut($0) && !here.contains($0) }
      .compactMap { row in
        guard let key = table.settingKey(of: row) else { return nil }
        let value = try? AppDatabase.text(ofSetting: row, in: table)
        return ImportPreview.Setting(key: key, value: value ?? "")
      }
  }

  /// Replaces every row.
  func replace() throws {
    for table in tables.reversed() { try table.empty(in: database) }
    for table in tables {
      for row in try archive.rows(of: table) { try table.insert(row, into: database) }
    }
  }

  /// What adding the archive's rows changes; with `isApplied` it is done, too.
  mutating func merge(isApplied: Bool) throws -> [ImportPreview.Table] {
    let own = try Int.fetchOne(database, sql: "SELECT max(id) FROM plan WHERE endedAt IS NULL")
    let changes = try tables.map { table in
      var change = ImportPreview.Table(name: table.name)
      for step in try steps(of: table, &change) where isApplied {
        switch step {
        case .insert(let row): try table.insert(row, into: database)
        case .update(let key, let row): try table.update(key, to: row, in: database)
        }
      }
      return change
    }
    if isApplied, let own { try keepOnly(plan: own) }
    return changes
  }

  /// One plan is followed at a time: the one that was followed here stays.
  private func keepOnly(plan own: Int) throws {
    try database.execute(
      sql: """
        UPDATE plan SET ending = 'replaced', endedAt = madeAt, endedOffsetSeconds = offsetSeconds
        WHERE endedAt IS NULL AND id <> ?
        """, arguments: [own])
  }

  private mutating func steps(
    of table: ArchiveTable, _ change: inout ImportPreview.Table
  ) throws -> [Step] {
    var known = KnownRows(try table.rows(in: database), of: table)
    var steps: [Step] = []
    // A session that goes on elsewhere is not one that goes on here.
    for original in try archive.rows(of: table) where !table.isUnderWay(original) {
      var row = original
      for reference in table.references {
        row[reference.column] =
          places[reference.table]?[row[reference.column]] ?? row[reference.column]
      }
      switch known.find(row) {
      case .same(let here):
        change.same += 1
        remember(original, as: here, table)
      case .other(let here):
        change.changed += 1
        remember(original, as: here, table)
        steps.append(.update(key: table.key(of: here), to: row))
      case .none:
        change.new += 1
        known.makeRoom(for: &row)
        remember(original, as: row, table)
        steps.append(.insert(row))
      }
    }
    return steps
  }

  private mutating func remember(
    _ row: [DatabaseValue], as here: [DatabaseValue], _ table: ArchiveTable
  ) {
    guard table.isNumbered, let place = table.key.first else { return }
    places[table.name, default: [:]][row[place]] = here[place]
  }
}
