internal import Foundation
internal import RoundsBridge
internal import RoundsDomain

/// The prepared statements of an open database.
final class Tables {
  let connection: SQLiteConnection
  private let allRounds: SQLiteStatement
  private let highestID: SQLiteStatement
  private let saveRound: SQLiteStatement
  private let deleteRound: SQLiteStatement
  private let allSettings: SQLiteStatement
  private let saveSetting: SQLiteStatement

  init(_ connection: SQLiteConnection) throws {
    self.connection = connection
    allRounds = try connection.prepare(
      """
      SELECT id, name, date_millis, distance_metres, status, score, arrows, arrows_per_end, end_count
      FROM rounds ORDER BY date_millis DESC, id DESC
      """)
    highestID = try connection.prepare("SELECT COALESCE(MAX(id), 0) FROM rounds")
    saveRound = try connection.prepare(
      """
      INSERT INTO rounds (id, name, date_millis, distance_metres, status, score, arrows,
        arrows_per_end, end_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, date_millis = excluded.date_millis,
        distance_metres = excluded.distance_metres, status = excluded.status,
        score = excluded.score, arrows = excluded.arrows,
        arrows_per_end = excluded.arrows_per_end, end_count = excluded.end_count
      """)
    deleteRound = try connection.prepare("DELETE FROM rounds WHERE id = ?")
    allSettings = try connection.prepare("SELECT name, value FROM settings")
    saveSetting = try connection.prepare(
      """
      INSERT INTO settings (name, value) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """)
  }

  /// The newest first.
  func all() throws -> [Round] { try allRounds.rows(read: Self.round) }

  /// The highest number of a round, or 0 where there are none.
  func lastID() throws -> Int64 { try highestID.rows { $0.integer(0) }.first ?? 0 }

  private static func round(_ row: SQLiteStatement) throws -> Round {
    let name = row.text(4)
    guard let status = RoundStatus.entries.first(where: { $0.name == name }) else {
      throw BridgeError.unknownStatus(name)
    }
    let arrows = try row.text(6).split(separator: " ").map { text in
      guard let arrow = Arrow(text: String(text)) else {
        throw RoundsError.unreadable("Round \(row.integer(0)) has an arrow “\(text)”.")
      }
      return arrow
    }
    return Round(
      id: row.integer(0), name: row.text(1), date: Date(millis: row.integer(2)),
      distanceMetres: Int(row.integer(3)), status: status,
      score: row.optionalInteger(5).map { Int($0) }, arrows: arrows,
      arrowsPerEnd: Int(row.integer(7)), endCount: Int(row.integer(8)))
  }

  func save(_ round: Round) throws {
    guard let millis = round.date.millis else { throw BridgeError.overflow(field: "date") }
    let arrows = round.arrows.map(\.text).joined(separator: " ")
    _ = try saveRound.rows(
      .integer(round.id), .text(round.name), .integer(millis),
      .integer(Int64(round.distanceMetres)), .text(round.status.name),
      round.score.map { .integer(Int64($0)) } ?? .null, .text(arrows),
      .integer(Int64(round.arrowsPerEnd)), .integer(Int64(round.endCount))
    ) { _ in }
  }

  /// All of them or none.
  func save(_ rounds: [Round]) throws {
    try connection.transaction { for round in rounds { try save(round) } }
  }

  func delete(id: Int64) throws { _ = try deleteRound.rows(.integer(id)) { _ in } }

  func settings() throws -> [String: String] {
    let rows = try allSettings.rows { ($0.text(0), $0.text(1)) }
    return Dictionary(rows) { first, _ in first }
  }

  func save(setting name: String, _ value: String) throws {
    _ = try saveSetting.rows(.text(name), .text(value)) { _ in }
  }
}
