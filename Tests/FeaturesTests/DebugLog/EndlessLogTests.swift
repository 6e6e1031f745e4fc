import Domain
import Foundation
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct EndlessLogTests {
  @Test func `an endless detail is cut before anything looks at it`() async throws {
    let services = Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try .empty(),
      now: { Instant(milliseconds: 1_000) }, cacheFolder: URL(filePath: "/nowhere"))
    let endless = String(repeating: "a b ", count: 5_000_000)
    await services.log(.execution, .info, endless, detail: endless)
    let entry = try #require(try await services.database.logEntries().last)
    #expect(entry.message.utf8.count < 1_100)
    #expect((entry.detail?.utf8.count ?? .max) < 8_100)
  }
}
