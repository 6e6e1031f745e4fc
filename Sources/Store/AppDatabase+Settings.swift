public import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// A setting's text, or nil when it was never set.
  public func setting(_ key: String) async throws -> String? {
    try await read {
      try FreeText.fetchOne(
        $0, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])?.text
    }
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
