import Domain
import Store
import Testing

@Suite struct SaveMarkTests {
  @Test func `a database knows whether anything was written through it, or a copy of it`()
    async throws
  {
    let database = try AppDatabase.empty()
    let copy = database
    _ = try await database.preferences()
    _ = try await database.changeCount()
    #expect(!database.hasSaved)
    try await copy.setSetting("theme", to: "dark")
    #expect(database.hasSaved)
  }
}
