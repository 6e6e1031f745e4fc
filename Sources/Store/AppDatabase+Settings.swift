public import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// A setting's text, or nil when it was never set.
  public func setting(_ key: String) async throws -> String? {
    try await read { try Self.value(of: key, $0) }
  }

  /// Sets a setting; nil takes it back to its default.
  public func setSetting(_ key: String, to value: String?) async throws {
    try await write { database in
      try database.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      guard let value else { return }
      try database.execute(
        sql: "INSERT INTO setting (key, value) VALUES (?, ?)", arguments: [key, FreeText(value)])
    }
  }

  /// Looks at a setting and changes it in one step, so that of two processes one comes first.
  @discardableResult
  public func changeSetting<Result: Sendable>(
    _ key: String, _ change: @escaping @Sendable (inout String?) throws -> Result
  ) async throws -> Result {
    try await write { database in
      let before = try Self.value(of: key, database)
      var value = before
      let result = try change(&value)
      if value != before { try Self.set(key, to: value, database) }
      return result
    }
  }

  /// The same with two settings at once; what the change throws is thrown, and neither is changed.
  @discardableResult
  public func changeSettings<Result: Sendable>(
    _ first: String, _ second: String,
    _ change: @escaping @Sendable (_ first: inout String?, _ second: inout String?) throws -> Result
  ) async throws -> Result {
    try await write { database in
      let before = (try Self.value(of: first, database), try Self.value(of: second, database))
      var values = before
      let result = try change(&values.0, &values.1)
      if values.0 != before.0 { try Self.set(first, to: values.0, database) }
      if values.1 != before.1 { try Self.set(second, to: values.1, database) }
      return result
    }
  }

  static func value(of key: String, _ database: Database) throws -> String? {
    try FreeText.fetchOne(
      database, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])?.text
  }

  private static func set(_ key: String, to value: String?, _ database: Database) throws {
    guard let value else {
      return try database.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
    }
    try database.execute(
      sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)",
      arguments: [key, FreeText(value)])
  }

  /// What the learner decided; whatever was never set has its default.
  public func preferences() async throws -> Preferences {
    guard let text = try await setting(Self.preferencesKey) else { return .standard }
    return (try? JSONDecoder().decode(Preferences.self, from: Data(text.utf8))) ?? .standard
  }

  /// Changes what the learner decided, and returns it as it stands then.
  @discardableResult
  public func changePreferences(
    _ change: @escaping @Sendable (inout Preferences) -> Void
  ) async throws -> Preferences {
    try await write { database in
      let text = try FreeText.fetchOne(
        database, sql: "SELECT value FROM setting WHERE key = ?", arguments: [Self.preferencesKey])
      var preferences =
        text.flatMap { try? JSONDecoder().decode(Preferences.self, from: Data($0.text.utf8)) }
        ?? .standard
      change(&preferences)
      let json = String(decoding: try JSONEncoder().encode(preferences), as: UTF8.self)
      try database.execute(
        sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)",
        arguments: [Self.preferencesKey, FreeText(json)])
      return preferences
    }
  }

  private static let preferencesKey = "preferences"
}
