import Domain
import Foundation
@testable import OnlineFeature
import Testing
import TestSupport

@Suite struct LeetCodePresenterTests {
  private static let now = Moment(.sample, offsetSeconds: 0)

  private static func instant(hours: Int64) -> Instant {
    Instant(milliseconds: Instant.sample.milliseconds + hours * 3_600_000)
  }

  /// What was just said of a typed name, the state, the words, and whether it may be kept unchecked.
  @Test(
    arguments: [
      (
        LeetCode.NameAnswer.valid(OnlineMember(name: "Ada", solved: 1)), "valid",
        "Valid: 1 problem solved there", false
      ),
      (.valid(OnlineMember(name: "Ada")), "valid", "Valid", false),
      (.unknown, "unknown", "User not found", false),
      (
        .impossible, "unknown",
        "User not found: a name has letters, digits, _, - and dots, 40 at most.", false
      ),
      (
        .unchecked(.offline(service: "LeetCode")), "unchecked",
        "Couldn't check: LeetCode can't be reached.", true
      ),
      (nil, "none", "", false), (.empty, "none", "", false),
    ] as [(LeetCode.NameAnswer?, String, String, Bool)])
  func `what is known of a name is one of three states, or none`(
    answer: LeetCode.NameAnswer?, state: String, words: String, offersUnchecked: Bool
  ) {
    let model = LeetCode.Model(
      LeetCode.Standing(now: Self.now), trial: LeetCode.Trial(typed: "ada", answer: answer))
    #expect(model.nameState.rawValue == state && model.nameWords == words)
    #expect(model.offersUnchecked == offersUnchecked)
    let isValid = if case .valid = answer { true } else { false }
    #expect(model.name == (isValid ? "Ada" : "ada"))
  }

  @Test(arguments: [
    ("", false, "none", ""), ("Ada", true, "valid", "Valid"),
    ("ada", false, "unchecked", "Not checked yet; the next sync does it."),
  ])
  func `a name that is kept says whether it was checked`(
    name: String, isChecked: Bool, state: String, words: String
  ) {
    let account = LeetCode.Account(name: name, isChecked: isChecked)
    let model = LeetCode.Model(LeetCode.Standing(now: Self.now, account: account))
    #expect(model.nameState.rawValue == state && model.nameWords == words)
  }

  /// The hours until the cookie ends, and what is said about it.
  @Test(
    arguments: [
      (nil, nil), (24 * 14, nil), (73, nil),
      (72, "Your LeetCode cookie ends on Mon 9 Feb: sign in again before."),
      (24, "Your LeetCode cookie ends tomorrow at 08:40: sign in again before."),
      (1, "Your LeetCode cookie ends at 09:40: sign in again before."),
      (0, "Your LeetCode cookie ended on Fri 6 Feb: sign in again."),
      (-48, "Your LeetCode cookie ended on Wed 4 Feb: sign in again."),
    ] as [(Int64?, String?)])
  func `a cookie is warned about from three days before its end`(hours: Int64?, words: String?) {
    var standing = LeetCode.Standing(now: Self.now, isSignedIn: true)
    standing.expiresAt = hours.map(Self.instant)
    #expect(standing.cookieWarning == words)
    #expect(LeetCode.Model(standing).login.warning == words)
    standing.isSignedIn = false
    #expect(standing.cookieWarning == nil)
  }

  @Test(
    arguments: [
      (nil, nil, "A cookie is saved."), ("Ada", nil, "Signed in as Ada."),
      ("Ada", 240, "Signed in as Ada; the cookie ends on Mon 16 Feb."),
      ("Ada", 24 * 365, "Signed in as Ada; the cookie ends on Sat 6 Feb 2027."),
    ] as [(String?, Int64?, String)])
  func `who is signed in is said, and until when`(name: String?, hours: Int64?, words: String) {
    let standing = LeetCode.Standing(
      now: Self.now, account: LeetCode.Account(signedInAs: name), isSignedIn: true,
      expiresAt: hours.map(Self.instant))
    #expect(LeetCode.Model(standing).login.words == words)
  }

  @Test(
    arguments: [
      (0, "Last synced at 08:40"), (-9, "Last synced yesterday at 23:40"),
      (-24 * 3, "Last synced on Tue 3 Feb"),
    ] as [(Int64, String)])
  func `when it was synced last is said in the words of a calendar`(hours: Int64, words: String) {
    var standing = LeetCode.Standing(now: Self.now, account: LeetCode.Account(name: "Ada"))
    #expect(LeetCode.SyncCard(standing).headline == "Not synced yet")
    standing.state.last = .sample(at: Self.instant(hours: hours))
    #expect(LeetCode.SyncCard(standing).headline == words)
  }

  @Test func `a sync says how far it is`() {
    var standing = LeetCode.Standing(now: Self.now, account: LeetCode.Account(name: "Ada"))
    #expect(LeetCode.SyncCard(standing, isWaiting: true).headline == "Asking LeetCode…")
    standing.state.run = SyncState.Run(
      startedAt: .sample, seenAt: .sample, read: 1_050, total: 3_000)
    standing.state.trouble = SyncState.Trouble(at: .sample, message: "Old.", hint: nil)
    var card = LeetCode.SyncCard(standing)
    #expect(card.isSyncing && card.trouble == nil)
    #expect(card.headline == "Read 1,050 of 3,000…")
    #expect(card.progress == LeetCode.SyncCard.Progress(read: 1_050, total: 3_000))
    standing.state.run?.seenAt = Self.instant(hours: -1)
    card = LeetCode.SyncCard(standing)
    #expect(!card.isSyncing && card.trouble == "Old.")
  }

  @Test(
    arguments: [
      (133, "You solved 133 there. LeetCode shows others only the last 20: "),
      (1, "LeetCode shows others only the last 20: "),
      (nil, "LeetCode shows others only the last 20: "),
    ] as [(Int?, String)])
  func `what only the cookie can bring is said`(solved: Int?, words: String) {
    var standing = LeetCode.Standing(now: Self.now, matched: 1)
    #expect(LeetCode.SyncCard(standing).gap == nil)
    standing.state.isIncomplete = true
    standing.state.solvedThere = solved
    #expect(LeetCode.SyncCard(standing).gap == words + "sign in to import the rest.")
  }

  @Test func `what came over is counted`() {
    var standing = LeetCode.Standing(now: Self.now, matched: 61)
    standing.unknown = [.sample("a", title: "A"), .sample("b", title: nil)]
    standing.state.last = .sample(at: .sample, syncedCount: 2)
    let card = LeetCode.SyncCard(standing)
    #expect(
      card.lines == [
        "61 problems of the catalogue solved there, 2 new.", "2 others aren't in the catalogue.",
      ])
    #expect(card.unknown.map(\.title) == ["A", "b"])
  }
}

extension SyncState.Result {
  static func sample(at instant: Instant, syncedCount: Int = 0) -> SyncState.Result {
    SyncState.Result(
      at: instant, name: "Ada", isSignedIn: false, syncedCount: syncedCount, totalMatched: 61,
      fresh: (0..<syncedCount).map { "new-\($0)" })
  }
}

extension SolvedElsewhere {
  static func sample(_ slug: String, title: String?) -> SolvedElsewhere {
    SolvedElsewhere(
      slug: slug, source: "leetcode", solvedAt: nil, foundAt: Moment(.sample, offsetSeconds: 0),
      title: title)
  }
}
