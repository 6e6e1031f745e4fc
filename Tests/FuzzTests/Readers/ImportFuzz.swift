import Domain
import GRDB

@testable import Store

extension FuzzReader {
  /// An export as it comes back: what was taken in is written and read again as the same.
  static let imports = FuzzReader(name: "imports") { input in
    guard let archive = try? Archive(Array(input)) else { return nil }
    do {
      let database = try DatabaseQueue()
      try Schema.migrator.migrate(database)
      let text = try database.write { database in
        try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
        try ArchiveMerge(archive, into: database).replace()
        var merge = try ArchiveMerge(archive, into: database)
        _ = try merge.merge(isApplied: true)
        return try Archive.text(of: database, at: archive.exportedAt)
      }
      _ = try Archive(text)
      return nil
    } catch {
      return "what was read cannot be taken in: \(error)"
    }
  }
}
