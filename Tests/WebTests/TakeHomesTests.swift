import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct TakeHomesTests {
  /// As a page of ours follows a stream.
  private static let listening: HTTPFields = [
    .accept: "text/event-stream", .secFetchSite: "same-origin",
  ]
  private static let projects = TakeHomeProviding.fixed(
    [.sample()], brief: "# Tiny\n\n- **T1** One\n- **T2** Two\n", cards: [.sample])

  private static func writeSource(below folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Sources", withIntermediateDirectories: true)
    try Data("let a = 1".utf8).write(to: URL(filePath: "\(folder)/Sources/A.swift"))
  }

  private func withProjects(
    _ grading: TakeHomeGrading = .giving(.sample), learner: String = "",
    _ body: @escaping @Sendable (TestSite, String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try Self.writeSource(below: folder.path)
      try await withSite(learner: learner, takeHomes: Self.projects, grading: grading) { site in
        try await body(site, folder.standardizedFileURL.path)
      }
    }
  }

  /// The address of the stream in a fragment.
  private func stream(in html: String) -> String? {
    html.firstRange(of: "data-check=\"").map { range in
      String(html[range.upperBound...].prefix { $0 != "\"" })
    }
  }

  @Test func `the pages stand, with a way from each to the next`() async throws {
    try await withProjects { site, _ in
      let list = try await site.get("/takehomes")
      #expect(list.status == .ok)
      expectWellFormed(list.text)
      #expect(list.text.contains("href=\"/takehomes/tiny\""))
      #expect(list.text.contains("aria-current=\"page\""))
      let page = try await site.get("/takehomes/tiny")
      #expect(page.status == .ok)
      expectWellFormed(page.text)
      #expect(page.text.contains("Your score will appear here."))
      let card = try await site.get("/drill/tiny-first")
      #expect(card.text.contains("Why &lt;one&gt;?"))
    }
  }

  @Test func `what is not there is said`() async throws {
    try await withProjects { site, _ in
      let page = try await site.get("/takehomes/tny")
      #expect(page.status == .notFound)
      #expect(page.text.contains("Did you mean tiny?"))
      #expect(try await site.get("/drill/none").status == .notFound)
      #expect(try await site.get("/takehomes/tiny/checks/7").status == .notFound)
      #expect(try await site.get("/takehomes/tiny/checks").status == .methodNotAllowed)
      let events = "/takehomes/tiny/jobs/none/events"
      #expect(try await site.get(events, headers: Self.listening).status == .notFound)
      #expect(try await site.post("/takehomes/tiny/jobs/none/stop").status == .notFound)
      // A check that is gone leaves the page as it is.
      #expect(try await site.get("/takehomes/tiny?check=none").status == .ok)
    }
  }

  @Test func `a check is followed stage by stage and its report is kept`() async throws {
    try await withProjects { site, folder in
      let begun = try await site.post(
        "/takehomes/tiny/checks", ["folder": folder], isFragment: true)
      #expect(begun.status == .ok)
      expectWellFormed(begun.text)
      let events = try #require(stream(in: begun.text))
      let heard = try await site.get(events, headers: Self.listening)
      #expect(heard.text.contains("event: progress"))
      #expect(heard.text.contains("3 of 4"))
      #expect(heard.text.contains("event: end"))
      #expect(heard.text.contains("71 of 100"))
      let again = try await site.get(
        events, headers: Self.listening.merging([.lastEventID: "3"]))
      #expect(!again.text.contains("id: 3\n"))
      #expect(again.text.contains("id: 4\n"))
      let page = try await site.get("/takehomes/tiny")
      #expect(page.text.contains("71 of 100"))
      #expect(page.text.contains("value=\"\(folder)\""))
      let list = try await site.get("/takehomes/tiny", headers: [.focusFragment: "1"])
      #expect(list.text.hasPrefix("<section id=\"takehome-history\""))
      let id = try #require(try await site.services.database.takeHomeScores().first?.id)
      let past = try await site.get("/takehomes/tiny/checks/\(id)")
      expectWellFormed(past.text)
      #expect(past.text.contains("71 of 100"))
      #expect(past.text.contains("href=\"/drill/tiny-first\""))
      let file = try await site.get("/takehomes/tiny/checks/\(id)/file")
      #expect(file.text.contains("71 of 100"))
      #expect(!file.text.contains("href="))
    }
  }

  @Test func `without scripts the page with the check asks again by itself`() async throws {
    try await withProjects(.endless) { site, folder in
      let begun = try await site.post("/takehomes/tiny/checks", ["folder": folder])
      #expect(begun.status == .seeOther)
      #expect(begun.location.hasPrefix("/takehomes/tiny?check="))
      let page = try await site.get(begun.location)
      expectWellFormed(page.text)
      #expect(page.text.contains("<noscript><meta http-equiv=\"refresh\""))
      #expect(page.text.contains("Stop the check"))
      // The page finds the check by itself, too.
      #expect(try await site.get("/takehomes/tiny").text.contains("Stop the check"))
      let id = try #require(begun.location.split(separator: "=").last)
      let stopped = try await site.post("/takehomes/tiny/jobs/\(id)/stop")
      #expect(stopped.location == begun.location)
      let events = "/takehomes/tiny/jobs/\(id)/events"
      let heard = try await site.get(events, headers: Self.listening)
      #expect(heard.text.contains("The check was stopped; nothing was saved."))
      #expect(try await site.services.database.takeHomeScores().isEmpty)
    }
  }

  @Test func `one check goes on at a time`() async throws {
    try await withProjects(.endless) { site, folder in
      let fields = ["folder": folder]
      let first = try await site.post("/takehomes/tiny/checks", fields)
      #expect(first.status == .seeOther)
      let second = try await site.post("/takehomes/tiny/checks", fields, isFragment: true)
      #expect(second.status == .conflict)
      #expect(second.text.contains("id=\"takehome-trouble\""))
      #expect(second.text.contains("is already being checked"))
    }
  }

  @Test(arguments: [
    ("", "The folder is missing."), ("work", "“work” isn&#39;t a full path."),
    ("/nowhere/at/all", "“/nowhere/at/all” doesn&#39;t exist."),
    ("/etc/hostname", "“/etc/hostname” is a file, not a folder."),
    ("/etc", "“/etc” has no folder called Sources."),
  ])
  func `a folder that cannot be checked is refused in words`(
    typed: String, words: String
  ) async throws {
    try await withProjects { site, _ in
      let refused = try await site.post(
        "/takehomes/tiny/checks", ["folder": typed], isFragment: true)
      #expect(refused.status == .unprocessableContent)
      #expect(refused.text.contains("id=\"takehome-trouble\""))
      #expect(refused.text.contains(words))
      let page = try await site.post("/takehomes/tiny/checks", ["folder": typed])
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains(words))
    }
  }

  @Test func `a class's learner chooses no folder on the server`() async throws {
    try await withProjects(learner: "ada") { site, folder in
      let page = try await site.get("/takehomes/tiny")
      #expect(!page.text.contains("name=\"folder\""))
      #expect(page.text.contains("data-hand-in=\"/takehomes/tiny/hand-ins\""))
      expectWellFormed(page.text)
      let refused = try await site.post("/takehomes/tiny/checks", ["folder": folder])
      #expect(refused.status == .forbidden)
      #expect(refused.text.contains("focus takehome check FOLDER"))
    }
  }

  private func handIn(
    _ bytes: String, to site: TestSite, token: String? = nil
  ) async throws -> TestResponse {
    try await site.client.execute(
      uri: "/takehomes/tiny/hand-ins", method: .post,
      headers: [
        .cookie: site.cookie, .origin: site.site.origin, .contentType: "application/octet-stream",
        .formToken: token ?? site.formToken, .focusFragment: "1",
      ], body: ByteBuffer(string: bytes))
  }

  @Test func `a class's learner hands in one file, which is unpacked and checked`() async throws {
    var grading = TakeHomeGrading.giving(.sample)
    grading.unpack = { bytes, folder in
      guard bytes == Array("zip".utf8) else { throw HandInError.unknownKind }
      try Self.writeSource(below: folder)
    }
    try await withProjects(grading, learner: "ada") { site, _ in
      let begun = try await handIn("zip", to: site)
      #expect(begun.status == .ok)
      let events = try #require(stream(in: begun.text))
      #expect(try await site.get(events, headers: Self.listening).text.contains("71 of 100"))
      let page = try await site.get("/takehomes/tiny")
      #expect(page.text.contains("<td class=\"path\">handed in</td>"))
      let refused = try await handIn("hello", to: site)
      #expect(refused.status == .unprocessableContent)
      #expect(refused.text.contains("neither a zip nor a git bundle"))
      #expect(try await handIn("zip", to: site, token: "wrong").status == .forbidden)
      // A table of the class is its teacher's alone.
      #expect(try await site.get("/takehomes/class").status == .notFound)
    }
    try await withProjects(grading) { site, _ in
      let alone = try await handIn("zip", to: site)
      #expect(alone.status == .forbidden)
    }
  }

  @Test func `only the learner and only a page of ours may have a folder checked`()
    async throws
  {
    try await withProjects { site, folder in
      let stranger = try await site.send(
        "/takehomes/tiny/checks", ["folder": folder], headers: [.origin: site.site.origin])
      #expect(stranger.status == .forbidden)
      let foreign = try await site.send(
        "/takehomes/tiny/checks", ["folder": folder, "csrf": site.formToken],
        headers: [.cookie: site.cookie, .origin: "http://evil.example"])
      #expect(foreign.status == .forbidden)
      let unasked = try await site.send(
        "/takehomes/tiny/checks", ["folder": folder],
        headers: [.cookie: site.cookie, .origin: site.site.origin])
      #expect(unasked.status == .forbidden)
      let begun = try await site.post(
        "/takehomes/tiny/checks", ["folder": folder], isFragment: true)
      let events = try #require(stream(in: begun.text))
      var cross: HTTPFields = [.accept: "text/event-stream"]
      cross[.secFetchSite] = "cross-site"
      #expect(try await site.get(events, headers: cross).status == .forbidden)
      #expect(try await site.get(events, isSignedIn: false).status == .forbidden)
    }
  }

  @Test func `a machine that cannot hold the answer checks nothing`() async throws {
    try await withTemporaryFolder { folder in
      try Self.writeSource(below: folder.path)
      let weak = Runner(
        judge: Runner.accepting.judge,
        status: { RunnerStatus(level: "L0", steps: [], toolchains: []) })
      try await withSite(
        runner: weak, allowsWeakJail: false, takeHomes: Self.projects, grading: .giving(.sample)
      ) { site in
        let refused = try await site.post(
          "/takehomes/tiny/checks", ["folder": folder.path], isFragment: true)
        #expect(refused.status == .serviceUnavailable)
      }
    }
  }
}

extension HTTPFields {
  fileprivate func merging(_ others: HTTPFields) -> HTTPFields {
    var all = self
    for field in others { all[field.name] = field.value }
    return all
  }
}
