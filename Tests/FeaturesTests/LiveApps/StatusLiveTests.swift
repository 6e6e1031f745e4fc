import Domain
@testable import LiveAppsFeature
import Markup
import Store
import Testing
import TestSupport

@testable import SiteKit

/// The status flow as a page and as text.
@MainActor @Suite(.timeLimit(.minutes(20))) struct StatusLiveTests {
  private nonisolated func withSession(
    at path: String = "/", _ body: @escaping @MainActor @Sendable (LiveSession) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      // 2026-04-15T12:00:00Z
      let services = Services(
        problems: .fixed([]), runner: .noOp, database: try .empty(),
        now: { Instant(milliseconds: 1_776_254_400_000) }, cacheFolder: folder)
      try await open(path, with: services, body)
    }
  }

  private func open(
    _ path: String, with services: Services, _ body: @MainActor (LiveSession) async throws -> Void
  ) async throws {
    let desk = LiveDesk(hosts: [StatusHost(services: services, delay: .zero)])
    let session = try #require(try desk.open("status", at: path))
    await session.settle()
    try await body(session)
    session.end()
  }

  /// What is shown after lines were typed.
  private func text(after lines: String..., in session: LiveSession) async throws -> String {
    for line in lines {
      let event = try #require(session.app.event(line: LiveLine(line)))
      #expect(session.handle(event))
      await session.settle()
    }
    return session.app.text()
  }

  private func html(_ session: LiveSession) -> String {
    session.render(PageContext(nonce: "n", formToken: "t")).html.text
  }

  @Test func `it asks after the launch, and marks where the machine stands`() async throws {
    try await withSession { session in
      #expect(
        session.app.text() == """
          HIV-negative, last check: September 2025
          Your KYS is outdated, would you like to update it now? (update, postpone)
            Check   current → Final(upToDate) · outdated → Prompt · failed → Final(failure)
          ▶ Prompt  update → Update · cancel → Final(postponed)
            Update  cancel → Final(cancelled) · save → Save(negative)
            Save    saved → Final(success) · failed → Final(failure)
            Final   check → Check

          """)
      let page = html(session)
      #expect(page.contains("class=\"flow-node lit\" data-state=\"Prompt\""))
      #expect(page.contains("<li>enter Prompt</li>"))
      #expect(!page.contains("<dialog"))
    }
  }

  @Test func `it is updated, fails, and is retried with the same choice`() async throws {
    try await withSession { session in
      let modal = try await text(after: "update", "choose positive", in: session)
      #expect(modal.contains("[ ] negative  [x] positive"))
      let page = html(session)
      #expect(page.contains("<dialog id=\"modal\""))
      #expect(page.contains("aria-pressed=\"true\">HIV-positive"))
      let failed = try await text(after: "fail on", "save", in: session)
      #expect(failed.contains("Your choice is kept. (retry)"))
      #expect(!html(session).contains("<dialog"))
      let saved = try await text(after: "fail off", "retry", in: session)
      #expect(saved.hasPrefix("HIV-positive, last check: April 2026\nYour status is saved.\n"))
      #expect(saved.contains("▶ Final "))
    }
  }

  @Test(arguments: [
    (["postpone"], "Postponed."), (["update", "cancel"], "Cancelled."),
    (["known today"], "up to date"), (["known never"], "No status yet\nYour KYS"),
    (["fail on", "known old"], "could not be checked. (retry)"),
    (["postpone", "launch"], "would you like to update"),
  ]) func `every path of the flow has its words`(lines: [String], words: String) async throws {
    try await withSession { session in
      for line in lines { _ = try await text(after: line, in: session) }
      #expect(session.app.text().contains(words))
    }
  }

  @Test func `pages are turned, and of a thousand rows those in sight are built`() async throws {
    try await withSession(at: "/browser/2") { session in
      #expect(session.app.path == "/browser/2")
      #expect(session.app.text().hasSuffix("  Visit 15\n1000 rows, 15 of them built\n"))
      #expect(html(session).contains("data-count=\"1000\" data-row=\"56\" data-virtual"))
      let further = try await text(after: "down", in: session)
      #expect(further.contains("  Visit 6\n") && further.contains("  Visit 25\n"))
      #expect(!further.contains("  Visit 5\n"))
      #expect(try await text(after: "left", in: session).hasSuffix("12 rows, 12 of them built\n"))
      #expect(try await text(after: "reload", in: session).contains("5 rows, 5 of them built"))
      #expect(try await text(after: "reload", in: session).contains("120 rows, 15 of them built"))
      #expect(try await text(after: "end", in: session).hasPrefix("4 of 4"))
      #expect(html(session).contains("page 4: didAppear"))
      #expect(session.app.path == "/browser/4")
    }
  }

  @Test func `the table of the rules is a page, too`() async throws {
    try await withSession(at: "/table") { session in
      #expect(session.app.text().contains("| Prompt | · | Update | Final(postponed) |"))
      #expect(html(session).contains("<th scope=\"row\">Prompt</th><td>·</td><td>Update</td>"))
      let flow = try await text(after: "back", in: session)
      #expect(flow.contains("▶ Prompt"))
    }
  }

  @Test(arguments: ["/browser/0", "/browser/9", "/browser/x", "/nowhere", "/browser/1/2"])
  func `what there is not is not opened`(path: String) async throws {
    try await withSession { session in
      #expect(!session.handle(LiveEvent(LiveEvent.open, path)))
      #expect(session.app.path == "/")
    }
  }

  @Test(arguments: ["", "1", "x y z", "1 nan 5", "1 inf 5", "9 0 0", "1 -5 1e300", "1e300 0 5"])
  func `what a page says of its sight is not believed`(value: String) async throws {
    try await withSession(at: "/browser/2") { session in
      session.handle(LiveEvent("sight", value))
      #expect(session.app.text().contains("1000 rows"))
    }
  }
}
