import Domain
import Foundation
@testable import LiveAppsFeature
import Markup
import Store
import Testing
import TestSupport

@testable import SiteKit

/// The archer's rounds as pages and in a terminal.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RoundsLiveTests {
  private nonisolated func withDesk(
    _ body: @escaping @MainActor @Sendable (LiveDesk) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let desk = try Self.desk(in: folder)
      try await body(desk)
    }
  }

  private nonisolated func withFolder(
    _ body: @escaping @MainActor @Sendable (URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in try await body(folder) }
  }

  private nonisolated static func desk(in folder: URL) throws -> LiveDesk {
    var services = Services(
      problems: .fixed([]), runner: .noOp, database: try .empty(),
      now: { Instant(milliseconds: 1_763_900_000_000) }, cacheFolder: folder)
    services.takeHomeFolder = folder
    return LiveDesk(hosts: LiveApps.hosts(with: services), makeIdentifier: { "s1" })
  }

  private func open(_ path: String, on desk: LiveDesk) async throws -> LiveSession {
    let session = try #require(try desk.open("rounds", at: path))
    await session.settle()
    return session
  }

  /// What is shown after a line was typed.
  private func text(after line: String, in session: LiveSession) async throws -> String {
    let event = try #require(session.app.event(line: LiveLine(line)), "\(line)")
    #expect(session.handle(event))
    await session.settle()
    return session.app.text()
  }

  private func counts(_ text: String) -> [Int] {
    (text.split(separator: "\n").first ?? "").split { !$0.isNumber }.compactMap { Int($0) }
  }

  @Test func `five tabs have live counts that add up`() async throws {
    try await withDesk { desk in
      let list = try await open("/", on: desk)
      #expect(
        list.app.text().hasPrefix("[All 13]  In Progress 2  Completed 8  Paused 1  Planned 2\n"))
      let row = " 9  Rainy afternoon            20 Nov 2025  70 m  227  Paused\n"
      #expect(list.app.text().contains(row))
      let paused = try await text(after: "pause 11", in: list)
      #expect(counts(paused) == [13, 1, 8, 2, 2])
      let tab = try await text(after: "tab paused", in: list)
      #expect(tab.contains("[Paused 2]"))
      #expect(tab.split(separator: "\n").count == 3)
      #expect(try await text(after: "plan recurve", in: list).contains("Planned 3"))
      #expect(list.app.event(line: LiveLine("dance")) == nil)
    }
  }

  @Test(arguments: [
    ("list", "/"), ("planned", "/planned"), ("round", "/rounds/8"), ("sheet", "/rounds/9/score"),
    ("statistics", "/statistics"), ("settings", "/settings"), ("exchange", "/exchange"),
    ("unknown", "/rounds/99"),
  ]) func `a page looks as it did`(name: String, path: String) async throws {
    try await withDesk { desk in
      let page = try await open(path, on: desk)
      let html = page.render(PageContext(nonce: "n", formToken: "t")).html.text
      expectWellFormed(html)
      try expectSnapshot(html, named: "rounds-\(name).html")
    }
  }

  @Test func `what one page does shows on the others`() async throws {
    try await withDesk { desk in
      let list = try await open("/", on: desk)
      let page = try await open("/rounds/11", on: desk)
      #expect(page.app.text().hasPrefix("Training before work\n  23 Nov 2025, 50 m, In Progress, "))
      _ = try await text(after: "pause 11", in: page)
      await list.settle()
      await until {
        list.app.text().hasPrefix("[All 13]  In Progress 1  Completed 8  Paused 2  Planned 2\n")
      }
      #expect(try await text(after: "delete", in: page).hasPrefix("[All 12]"))
      await until { list.app.text().hasPrefix("[All 12]") }
      #expect(desk.sessionCount == 2)
    }
  }

  @Test func `a round is shot arrow by arrow, and a new server knows it`() async throws {
    try await withFolder { folder in
      let first = try Self.desk(in: folder)
      try await shoot(on: first)
      let second = try Self.desk(in: folder)
      let page = try await open("/rounds/14", on: second)
      #expect(page.app.text().contains("\n   1  X 9 M 10   29    29\n"))
    }
  }

  private func shoot(on desk: LiveDesk) async throws {
    let page = try await open("/", on: desk)
    _ = try await text(after: "plan short", in: page)
    _ = try await text(after: "open 14", in: page)
    #expect(try await text(after: "score", in: page) == "Short 30 m\n  End 1 of 6: 0 points\n")
    for arrow in ["x", "9", "m", "8"] { _ = try await text(after: arrow, in: page) }
    #expect(try await text(after: "undo", in: page).hasSuffix("1  X 9 M   19    19\n"))
    #expect(try await text(after: "10", in: page).contains("End 1 of 6: 29 points"))
    #expect(try await text(after: "back", in: page).contains("In Progress, 4 of 36 arrows"))
    #expect(page.app.path == "/rounds/14")
  }

  @Test func `statistics, units and the text form have pages`() async throws {
    try await withDesk { desk in
      let page = try await open("/statistics", on: desk)
      #expect(page.app.text().split(separator: "\n").count == 3)
      #expect(page.app.text().hasPrefix("18 m  2 rounds, "))
      #expect(try await text(after: "settings", in: page).hasPrefix("Distances in metres\n"))
      #expect(try await text(after: "units yards", in: page).hasPrefix("Distances in yards\n"))
      #expect(try await text(after: "sort on", in: page).hasSuffix("Best arrow first: on\n"))
      #expect(try await text(after: "statistics", in: page).hasPrefix("20 yd  2 rounds, "))
      _ = try await text(after: "exchange", in: page)
      #expect(try await text(after: "add Club,2025-11-01,18,planned", in: page) == "1 taken\n")
      let wrong = try await text(after: "add Club,tomorrow,18,planned", in: page)
      #expect(wrong.hasPrefix("0 taken\nLine 2: “tomorrow” is no date;"))
      let text = try #require(try await desk.host("rounds")?.file("rounds.csv"))
      #expect(text.type == "text/csv; charset=utf-8")
      let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 15)
      #expect(lines.contains("14,Club,2025-11-01T00:00:00.000Z,18,PLANNED,,6,12,"))
      #expect(try await desk.host("rounds")?.file("other.csv") == nil)
    }
  }

  @Test func `rounds go out as text and come in`() async throws {
    try await withDesk { desk in
      let page = try await open("/exchange", on: desk)
      #expect(page.app.text().hasPrefix("csv shows all rounds as comma-separated text\n"))
      let text = try await self.text(after: "csv", in: page)
      #expect(text.hasPrefix("id,name,date,distance_m,status,score,arrows_per_end,ends,arrows\n"))
      let file = try #require(try await desk.host("rounds")?.file("rounds.csv"))
      #expect(text == String(decoding: file.bytes, as: UTF8.self))
      let taken = try await self.text(after: "add Club,2025-11-01,18,planned", in: page)
      #expect(taken == "1 taken\n")
      let more = try await self.text(after: "csv", in: page)
      #expect(more.contains("\n14,Club,2025-11-01T00:00:00.000Z,18,PLANNED,,6,12,\n"))
      _ = try await self.text(after: "list", in: page)
      #expect(page.app.event(line: LiveLine("csv")) == nil)
    }
  }

  @Test func `what is planned and brought in at once is all kept`() async throws {
    try await withDesk { desk in
      let host = try #require(desk.host("rounds") as? RoundsHost)
      let kind = try #require(RoundKind("indoor"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<12 {
          group.addTask { _ = try await host.plan(kind) }
          group.addTask {
            _ = try await host.take(csv: "name,date,distance_m,status\nClub,2025-11-01,18,PLANNED")
          }
        }
        try await group.waitForAll()
      }
      let page = try await open("/", on: desk)
      #expect(page.app.text().hasPrefix("[All 37]"))
    }
  }

  @Test func `each of the five tabs says in its own words that it is empty`() async throws {
    try await withDesk { desk in
      let page = try await open("/", on: desk)
      for id in 1...13 {
        _ = try await text(after: "open \(id)", in: page)
        _ = try await text(after: "delete", in: page)
      }
      var messages: Set<String> = []
      for tab in ["all", "in-progress", "completed", "paused", "planned"] {
        let text = try await self.text(after: "tab \(tab)", in: page)
        #expect(counts(text) == [0, 0, 0, 0, 0])
        let message = String(try #require(text.split(separator: "\n").last))
        messages.insert(message)
        let html = page.render(PageContext(nonce: "n", formToken: "t")).html.text
        #expect(html.contains("<h2>Nothing here</h2><p>\(message)</p>"))
      }
      #expect(messages.count == 5)
    }
  }

  @Test func `a list that did not come can be asked for again`() async throws {
    try await withFolder { folder in
      let blocked = folder.appending(path: "rounds.sqlite")
      try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
      let desk = try Self.desk(in: folder)
      let page = try await open("/", on: desk)
      #expect(page.app.text().contains("\nYour rounds cannot be read. The database says: "))
      #expect(page.app.commands.contains { $0.line == "retry" })
      let html = page.render(PageContext(nonce: "n", formToken: "t")).html.text
      #expect(html.contains("<h2>Your rounds couldn&#39;t be loaded</h2>"))
      #expect(html.contains("Retry</button>"))
      try FileManager.default.removeItem(at: blocked)
      #expect(try await text(after: "retry", in: page).hasPrefix("[All 13]"))
    }
  }

  @Test func `a round that is not there says so`() async throws {
    try await withDesk { desk in
      let page = try await open("/rounds/99", on: desk)
      #expect(page.app.text() == "There is no round 99. It may have been deleted.\n")
      let sheet = try await open("/rounds/3/score", on: desk)
      #expect(sheet.app.text() == "The round is completed; its sheet is closed.\n")
      #expect(try desk.open("rounds", at: "/nowhere") == nil)
    }
  }

  @Test func `a sheet whose round was deleted elsewhere brings it not back`() async throws {
    try await withDesk { desk in
      let sheet = try await open("/rounds/9/score", on: desk)
      #expect(sheet.app.text().hasPrefix("Rainy afternoon\n"))
      let list = try await open("/rounds/9", on: desk)
      _ = try await text(after: "delete", in: list)
      await until { sheet.app.path == "/rounds/9" }
      await sheet.settle()
      #expect(sheet.app.text() == "There is no round 9. It may have been deleted.\n")
      sheet.handle(LiveEvent("arrow", "X"))
      await sheet.settle()
      #expect(try await text(after: "refresh", in: list).hasPrefix("[All 12]"))
    }
  }

  /// Completed rounds at a distance of their own, numbered from 14.
  private func rounds(_ count: Int, named name: String) -> String {
    "id,name,date,distance_m,status,score\n"
      + (14..<(14 + count)).map { "\($0),\(name),2025-11-01,40,COMPLETED,\($0 % 300)\n" }.joined()
  }

  private func listed(on page: LiveSession) -> Int {
    let html = page.render(PageContext(nonce: "n", formToken: "t")).html.text
    expectWellFormed(html)
    #expect(html.contains("<strong>513</strong> <span>All</span>"))
    #expect(html.contains("513 rounds"))
    return html.split(separator: "<li id=\"round-").count - 1
  }

  @Test func `of many rounds a page lists the first, and more when its end is seen`() async throws {
    try await withDesk { desk in
      let host = try #require(desk.host("rounds") as? RoundsHost)
      _ = try await host.take(csv: rounds(500, named: "Club"))
      let page = try await open("/", on: desk)
      #expect(listed(on: page) == 200)
      page.handle(LiveEvent("seen", "200"))
      #expect(listed(on: page) == 400)
      // Its end is no longer there.
      for late in ["200", "0", "-1", "\(Int.max)", ""] { page.handle(LiveEvent("seen", late)) }
      #expect(listed(on: page) == 400)
      page.handle(LiveEvent("seen", "400"))
      #expect(listed(on: page) == 513)
      let html = page.render(PageContext(nonce: "n", formToken: "t")).html.text
      #expect(!html.contains("data-live-seen"))
      // Fifteen thousand are within what one page may take.
      #expect(page.weightBytes / 513 * 15_000 < LiveDesk.Limits().sessionBytes)
    }
  }

  @Test func `a long course is drawn without its dots`() async throws {
    try await withDesk { desk in
      let host = try #require(desk.host("rounds") as? RoundsHost)
      _ = try await host.take(csv: rounds(401, named: "Club"))
      let page = try await open("/statistics", on: desk)
      let html = page.render(PageContext(nonce: "n", formToken: "t")).html.text
      // Eight of the first rounds, and the best of the many.
      #expect(html.split(separator: "<circle").count - 1 == 9)
    }
  }

  @Test func `many rounds that are brought in at once show on every page`() async throws {
    try await withDesk { desk in
      let host = try #require(desk.host("rounds") as? RoundsHost)
      let list = try await open("/", on: desk)
      _ = try await host.take(csv: rounds(30, named: "Guild"))
      await until { list.app.text().hasPrefix("[All 43]") }
      let page = try await open("/rounds/14", on: desk)
      #expect(page.app.text().hasPrefix("Guild\n"))
      _ = try await host.take(csv: rounds(30, named: "League"))
      await until { page.app.text().hasPrefix("League\n") }
      await until { list.app.text().contains("League") && !list.app.text().contains("Guild") }
    }
  }

  @Test func `a text that is too long is refused whole`() async throws {
    try await withDesk { desk in
      let page = try await open("/exchange", on: desk)
      let line = "Club,2025-11-01,18,PLANNED\n"
      let text =
        "name,date,distance_m,status\n"
        + String(repeating: line, count: (1 << 20) / line.utf8.count + 1)
      page.handle(LiveEvent("import", text))
      #expect(page.app.text().hasPrefix("The text is longer than 1 MB."))
      #expect(try await self.text(after: "list", in: page).hasPrefix("[All 13]"))
    }
  }

  private func until(_ holds: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(120)
    while !holds(), ContinuousClock.now < end { await Task.yield() }
    #expect(holds())
  }
}
