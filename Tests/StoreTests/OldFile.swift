import Foundation
import GRDB

@testable import Store

/// Leaves a file with one setting, `a`, as it was when this was the last migration.
func leaveOldFile(in folder: URL, upTo migration: String) async throws {
  let file = try DatabaseQueue(path: folder.appending(path: AppDatabase.fileName).path)
  try Schema.migrator.migrate(file, upTo: migration)
  try await file.write {
    try $0.execute(
      sql: "INSERT INTO setting (key, value) VALUES ('a', ?)", arguments: [FreeText("b")])
  }
  try file.close()
}
