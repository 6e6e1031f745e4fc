import Domain
import Store
import TestSupport
import Testing

struct SettingsTests {
  @Test func `a setting is kept, changed and taken back`() async throws {
    let database = try AppDatabase.empty()
    #expect(try await database.setting("language") == nil)
    try await database.setSetting("language", to: "swift")
    try await database.setSetting("language", to: "python")
    #expect(try await database.setting("language") == "python")
    try await database.setSetting("language", to: nil)
    #expect(try await database.setting("language") == nil)
  }

  @Test func `a change by either of two openers is seen by both`() async throws {
    try await withTemporaryFolder { folder in
      let page = try AppDatabase(folder: folder)
      let terminal = try AppDatabase(folder: folder)
      for writer in [page, terminal] {
        let before = (try await page.changeCount(), try await terminal.changeCount())
        #expect(try await (page.changeCount(), terminal.changeCount()) == before)
        try await writer.setSetting("zone", to: "UTC \(before)")
        #expect(try await page.changeCount() != before.0)
        #expect(try await terminal.changeCount() != before.1)
        #expect(try await page.setting("zone") == terminal.setting("zone"))
      }
    }
  }
}
