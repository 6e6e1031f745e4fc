import Domain
import Store
import TestSupport
import Testing

@Suite struct LogTests {
  private func entry(_ message: String, _ level: LogEntry.Level = .info) -> LogEntry {
    LogEntry(
      at: Instant(milliseconds: 1_700_000_000_000), category: .execution, level: level,
      message: message)
  }

  @Test func `entries are kept in order, without secrets, whatever they hold`() async throws {
    let database = try AppDatabase.empty()
    for message in ["one", "token=abc", "“zwei”\u{0}\n🦊"] {
      try await database.keepLogEntry(entry(message))
    }
    let all = try await database.logEntries()
    #expect(all.map(\.message) == ["one", "token=[hidden]", "“zwei”\u{0}\n🦊"])
    #expect(all.map(\.id) == [1, 2, 3])
    #expect(all[0].at == Instant(milliseconds: 1_700_000_000_000))
  }

  @Test func `filters, a limit and a number narrow what is read`() async throws {
    let database = try AppDatabase.empty()
    for index in 1...6 {
      try await database.keepLogEntry(entry("run \(index)", index % 2 == 0 ? .error : .debug))
    }
    let errors = LogFilter(level: .error)
    #expect(try await database.logEntries(errors).map(\.id) == [2, 4, 6])
    #expect(try await database.logEntries(errors, limit: 2).map(\.id) == [4, 6])
    #expect(try await database.logEntries(errors, after: 4).map(\.id) == [6])
    #expect(try await database.logEntries(LogFilter(search: "RUN 5")).map(\.id) == [5])
    #expect(try await database.logEntries(after: 6).isEmpty)
  }

  @Test func `only the last entries are kept`() async throws {
    let database = try AppDatabase.empty()
    let most = AppDatabase.keptLogEntries
    for index in 1...(most + 3) { try await database.keepLogEntry(entry("\(index)")) }
    let all = try await database.logEntries()
    #expect(all.count == most)
    #expect(all.first?.message == "4")
    #expect(all.last?.message == "\(most + 3)")
  }
}
