import Domain
import Foundation
import Stubs
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct SyncTests {
  private func withLeetCode(
    _ change: (inout FakeLeetCode.World) -> Void = { _ in },
    _ body: @escaping @Sendable (TestTerminal, FakeLeetCode) async throws -> Void
  ) async throws {
    let there = FakeLeetCode(change)
    try await withTerminal { terminal in
      var terminal = terminal
      terminal.online = there.judge
      try await body(terminal, there)
    }
  }

  @Test func `a name is kept, and what was solved comes over once`() async throws {
    try await withLeetCode({ $0.recent = [.accepted("two-sum"), .accepted("not-here")] }) {
      terminal, _ in
      let first = await terminal.run("sync", "ada")
      #expect(first.status == 0)
      #expect(first.output.contains("Synced with LeetCode as Ada: what everyone can see."))
      #expect(first.output.contains("1 new; 1 problem of the catalogue solved there."))
      #expect(first.output.contains("  not-here  Not-Here"))
      #expect(first.errors.contains("Asking LeetCode…"))
      let json = try Value(json: await terminal.run("sync", "--json").output)
      #expect(json["syncedCount"] == 0 && json["totalMatched"] == 1)
      #expect(json["unknown"]?.elements?.first?["slug"] == "not-here")
      #expect(json["signedIn"] == false && json["incomplete"] == false)
      let day = await terminal.run("today")
      #expect(day.output.contains("LeetCode\n  Last synced"))
      let plan = try Value(json: await terminal.run("today", "--json").output)
      #expect(plan["solved"] == 1 && plan["leetcode"]?["unknown"] == 1)
      let widget = try Value(json: await terminal.run("widget", "--format", "json").output)
      #expect(widget["sync"]?["state"] == "synced")
    }
  }

  @Test func `reviews begin when they are asked for`() async throws {
    try await withLeetCode({ $0.recent = [.accepted("two-sum")] }) { terminal, _ in
      #expect(await terminal.run("sync", "ada").output.contains("focus sync --reviews"))
      #expect(await terminal.run("sync", "--reviews").output.contains("Reviews started: 1."))
      #expect(await terminal.run("sync", "--reviews").output.contains("Reviews started: 0."))
    }
  }

  @Test func `nobody named is wrong usage, and says how`() async throws {
    try await withLeetCode { terminal, there in
      let refused = await terminal.run("sync")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("focus sync USERNAME"))
      #expect(refused.errors.contains("focus login leetcode"))
      #expect(await terminal.run("sync", "two words").status == 2)
      #expect(there.asked.isEmpty)
    }
  }

  @Test func `a user that is not found is status 1, and nobody is kept`() async throws {
    try await withLeetCode { terminal, _ in
      let refused = await terminal.run("sync", "nobody")
      #expect(refused.status == 1)
      #expect(refused.errors.contains("LeetCode has no user called “nobody”."))
      #expect(await terminal.run("sync").status == 2)
    }
  }

  @Test(arguments: [
    OnlineError.offline(service: "LeetCode"), .timedOut(service: "LeetCode"),
    .challenge(service: "LeetCode"), .serviceTrouble(service: "LeetCode"),
  ])
  func `trouble is told in one sentence and its next step`(trouble: OnlineError) async throws {
    try await withLeetCode { terminal, there in
      #expect(await terminal.run("sync", "ada").status == 0)
      there.change { $0.trouble = trouble }
      for line in [["sync"], ["sync", "grace"]] {
        let failed = await terminal.run(line)
        #expect(failed.status == 3)
        #expect(failed.errors.hasSuffix("\(trouble)\n"))
      }
      #expect(await terminal.run("today").status == 0)
    }
  }

  // MARK: Signing in

  @Test func `a cookie is typed unseen, checked and kept, and the whole list comes over`()
    async throws
  {
    try await withLeetCode({ world in
      world.list = (0..<5).map { OnlineSolved(slug: "p\($0)", title: "P\($0)") }
    }) { terminal, _ in
      var terminal = terminal
      terminal.secret = "Cookie: csrftoken=good-csrf; LEETCODE_SESSION=good-token"
      let login = await terminal.run("login", "leetcode")
      #expect(login.status == 0)
      #expect(login.output.contains("Signed in as Ada, with a paid account."))
      let sync = await terminal.run("sync")
      #expect(sync.output.contains("as Ada: your whole list."))
      #expect(sync.errors.contains("Read 2 of 5…"))
      let all = [login, sync].map { $0.output + $0.errors }.joined()
      let log = await terminal.run("log").output
      let export = await terminal.run("export", "-").output
      #expect(export.contains("\"p4\""))
      for text in [all, log, export] { #expect(!text.contains("good-")) }
      let out = await terminal.run("login", "leetcode", "--sign-out")
      #expect(out.status == 0)
      let file = terminal.data.appending(path: "leetcode-session").path
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func `a cookie is read from a file`() async throws {
    try await withLeetCode { terminal, _ in
      let file = try terminal.file("cookie.txt", "LEETCODE_SESSION=good-token; csrftoken=good-csrf")
      #expect(await terminal.run("login", "leetcode", "--from-file", file).status == 0)
      let missing = await terminal.run("login", "leetcode", "--from-file", "/nowhere/cookie")
      #expect(missing.status == 2 && missing.errors.contains("/nowhere/cookie"))
    }
  }

  @Test(
    arguments: [
      ("leetcode", "nothing of use", 2, "has no LEETCODE_SESSION"),
      ("leetcode", "LEETCODE_SESSION=dead", 1, "Nothing was saved."),
      ("leetcode", nil, 1, "Stopped"),
      ("leetcod", "LEETCODE_SESSION=x", 2, "Did you mean leetcode?"),
    ] as [(String, String?, Int32, String)])
  func `a cookie of no use is not kept`(
    service: String, secret: String?, status: Int32, words: String
  ) async throws {
    try await withLeetCode { terminal, _ in
      var terminal = terminal
      terminal.secret = secret
      let refused = await terminal.run("login", service)
      #expect(refused.status == status)
      #expect(refused.errors.contains(words) && !refused.errors.contains("dead"))
      let file = terminal.data.appending(path: "leetcode-session").path
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func `offline a cookie is kept only with a word for it`() async throws {
    try await withLeetCode({ $0.trouble = .offline(service: "LeetCode") }) { terminal, _ in
      var terminal = terminal
      terminal.secret = "LEETCODE_SESSION=good-token; csrftoken=good-csrf"
      let refused = await terminal.run("login", "leetcode")
      #expect(refused.status == 3 && refused.errors.contains("--unchecked"))
      let kept = await terminal.run("login", "leetcode", "--unchecked")
      #expect(kept.status == 0 && kept.output.contains("saved unchecked"))
    }
  }

  @Test func `a cookie that ends soon is warned about`() async throws {
    try await withLeetCode { terminal, there in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "GMT"]
      try Data("2026-03-02T09:00:00Z".utf8).write(to: clock)
      let end = try #require(Instant("2026-03-03T10:00:00Z"))
      let session = OnlineSession.ending(at: end)
      there.change { $0.session = session }
      terminal.secret = "LEETCODE_SESSION=\(session.token); csrftoken=\(session.csrf)"
      let login = await terminal.run("login", "leetcode")
      let words = "Your LeetCode cookie ends tomorrow at 10:00: sign in again before."
      #expect(login.status == 0 && login.errors.contains(words))
      #expect(await terminal.run("sync").errors.contains(words))
      #expect(await terminal.run("today").output.contains(words))
    }
  }

  @Test func `the wire of LeetCode is spoken from the name to the whole list`() async throws {
    try await LeetCodeStub().serving { address in
      try await withTerminal { terminal in
        var terminal = terminal
        terminal.online = nil
        terminal.overrides = ["FOCUS_LEETCODE": address]
        #expect(await terminal.run("sync", "nobody-at-all").status == 1)
        let named = await terminal.run("sync", "ADA", "--json")
        #expect(named.status == 0)
        let seen = try Value(json: named.output)
        #expect(seen["name"] == "ada" && seen["syncedCount"] == 1)
        terminal.secret = "LEETCODE_SESSION=nobody; csrftoken=stub-csrf"
        #expect(await terminal.run("login", "leetcode").status == 1)
        terminal.secret = "LEETCODE_SESSION=stub-session; csrftoken=stub-csrf"
        #expect(await terminal.run("login", "leetcode").output.contains("Signed in as ada."))
        let whole = try Value(json: await terminal.run("sync", "--json").output)
        #expect(whole["signedIn"] == true && whole["totalMatched"] == 1)
        let unknown = whole["unknown"]?.elements?.compactMap { $0["slug"]?.text } ?? []
        #expect(unknown.contains("stub-only-problem") && !unknown.contains("lru-cache"))
        #expect(await !terminal.run("log").output.contains("stub-session"))
      }
    }
  }
}
