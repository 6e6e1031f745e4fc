import Domain
import Markup
@testable import OnlineFeature
import Testing
import TestSupport

@testable import SiteKit

@Suite struct LeetCodeViewTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")

  private static let busy: LeetCode.Standing = {
    var standing = LeetCode.Standing(
      now: Moment(.sample, offsetSeconds: 0),
      account: LeetCode.Account(name: "Ada", isChecked: true, signedInAs: "Ada"),
      isSignedIn: true, expiresAt: Instant(milliseconds: Instant.sample.milliseconds + 86_400_000),
      matched: 61)
    standing.unknown = [
      .sample("not-here", title: "Not <Here>"), .sample("nameless", title: nil),
    ]
    standing.startable = [.sample("two-sum", title: "Two Sum")]
    standing.state.last = .sample(at: .sample, syncedCount: 2)
    return standing
  }()

  private static var states: [String: (LeetCode.Standing, LeetCode.Trial)] {
    let nobody = LeetCode.Standing(now: Moment(.sample, offsetSeconds: 0))
    var syncing = busy
    syncing.state.run = SyncState.Run(startedAt: .sample, seenAt: .sample, read: 50, total: 133)
    var named = nobody
    named.account = LeetCode.Account(name: "ada")
    named.state.isIncomplete = true
    named.state.trouble = SyncState.Trouble(
      at: .sample, message: "LeetCode cannot be reached.", hint: "Try again.")
    return [
      "nobody": (nobody, LeetCode.Trial()),
      "unknown": (nobody, LeetCode.Trial(typed: "<nobody>", answer: .unknown)),
      "unchecked": (
        nobody, LeetCode.Trial(typed: "ada", answer: .unchecked(.offline(service: "LeetCode")))
      ),
      "held": (nobody, LeetCode.Trial(trouble: "It could not be checked.", holdsCookie: true)),
      "named": (named, LeetCode.Trial()), "busy": (busy, LeetCode.Trial()),
      "syncing": (syncing, LeetCode.Trial()),
    ]
  }

  @Test(arguments: states.keys.sorted())
  func `the part of the settings shows how it stands`(name: String) throws {
    let (standing, trial) = try #require(Self.states[name])
    let model = LeetCode.Model(standing, trial: trial)
    expectWellFormed(LeetCode.page(model, context).text)
    let part = LeetCode.settingsPart(model, context).text
    #expect(!part.contains("<nobody>"))
    try expectSnapshot(part, named: "part-\(name).html")
  }

  @Test(arguments: ["nobody", "named", "busy", "syncing"])
  func `what came over has a page`(name: String) throws {
    let (standing, _) = try #require(Self.states[name])
    let model = LeetCode.Model(standing)
    let page = LeetCode.syncPage(model, context).text
    expectWellFormed(page)
    #expect(!page.contains("Not <Here>"))
    #expect(page.contains("http-equiv=\"refresh\"") == (name == "syncing"))
    try expectSnapshot(
      LeetCode.syncPart(model.sync, context).text + LeetCode.details(model, context).text,
      named: "sync-\(name).html")
  }

  @Test(arguments: ["named", "busy", "syncing"])
  func `the day has a card and lines of it`(name: String) throws {
    let (standing, _) = try #require(Self.states[name])
    let card = LeetCode.SyncCard(standing)
    let html = try #require(LeetCode.dayCard(card, context)).text
    expectWellFormed("<main>\(html)</main>")
    try expectSnapshot(html + "\n", named: "day-\(name).html")
    try expectSnapshot(
      LeetCode.lines(card).joined(separator: "\n") + "\n", named: "day-\(name).txt")
  }

  @Test func `the day says nothing where nobody is synced`() {
    let card = LeetCode.SyncCard(LeetCode.Standing(now: Moment(.sample, offsetSeconds: 0)))
    #expect(LeetCode.dayCard(card, context) == nil)
    #expect(LeetCode.lines(card).isEmpty && LeetCode.json(card) == nil)
  }

  @Test func `a sync is told to the terminal and to scripts`() throws {
    let model = LeetCode.Model(Self.busy)
    let result = SyncState.Result.sample(at: .sample, syncedCount: 2)
    try expectSnapshot(LeetCode.text(result, model.sync), named: "sync.txt")
    try expectSnapshot(LeetCode.json(result, model).json + "\n", named: "sync.json")
  }
}
