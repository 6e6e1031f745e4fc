import Domain
import Foundation
public import SiteKit
import Store

extension LeetCode {
  package static let accountKey = "leetcode"
  package static let syncKey = "leetcode-sync"

  /// Who the learner is there; whatever was never said has its default.
  public static func account(with services: Services) async throws -> Account {
    decoded(try await services.database.setting(accountKey)) ?? Account()
  }

  /// How syncs went.
  public static func syncState(with services: Services) async throws -> SyncState {
    decoded(try await services.database.setting(syncKey)) ?? SyncState()
  }

  @discardableResult
  static func changeAccount(
    with services: Services, _ change: @escaping @Sendable (inout Account) -> Void
  ) async throws -> Account {
    try await services.database.changeSetting(accountKey) { text in
      var account: Account = decoded(text) ?? Account()
      change(&account)
      text = encoded(account) ?? text
      return account
    }
  }

  /// Changes how syncs went, and gives what the change gives.
  @discardableResult
  static func changeSync<Result: Sendable>(
    with services: Services, _ change: @escaping @Sendable (inout SyncState) throws -> Result
  ) async throws -> Result {
    try await services.database.changeSetting(syncKey) { text in
      var state: SyncState = decoded(text) ?? SyncState()
      let result = try change(&state)
      text = encoded(state) ?? text
      return result
    }
  }

  /// Changes who the learner is there and how syncs went in one step.
  @discardableResult
  static func change<Result: Sendable>(
    with services: Services,
    _ change: @escaping @Sendable (inout Account, inout SyncState) throws -> Result
  ) async throws -> Result {
    try await services.database.changeSettings(accountKey, syncKey) { accountText, stateText in
      var account: Account = decoded(accountText) ?? Account()
      var state: SyncState = decoded(stateText) ?? SyncState()
      let result = try change(&account, &state)
      accountText = encoded(account) ?? accountText
      stateText = encoded(state) ?? stateText
      return result
    }
  }

  /// Keeps what a sync found, unless it counts no more; gives the slugs that were new.
  @discardableResult
  static func keep(
    _ solved: [SolvedElsewhere], submissions: [OnlineSubmission] = [],
    under claim: SyncState.Claim, with services: Services
  ) async throws -> [String] {
    try await services.database.keepFindings(
      solved, submissions: submissions, under: syncKey
    ) { text in
      try (decoded(text) ?? SyncState()).check(claim)
    }
  }

  /// How it stands with LeetCode now.
  public static func standing(with services: Services) async throws -> Standing {
    let now = services.now()
    let session = services.sessionFile?.session
    let solved = try await services.database.solvedElsewhere(source: source)
    var standing = Standing(
      now: try await services.dayClock().moment(now), account: try await account(with: services),
      isSignedIn: session != nil, expiresAt: session?.expiresAt,
      state: try await syncState(with: services))
    guard !solved.isEmpty else { return standing }
    let catalogue = Set(try services.problems.summaries().map(\.slug))
    let reviewed = Set(try await services.database.reviews().map(\.slug))
    let matched = solved.filter { catalogue.contains($0.slug) }
    standing.matched = matched.count
    standing.unknown = solved.filter { !catalogue.contains($0.slug) }
    standing.startable = matched.filter { !reviewed.contains($0.slug) }
    return standing
  }

  private static func decoded<Kept: Decodable>(_ text: String?) -> Kept? {
    text.flatMap { try? JSONDecoder().decode(Kept.self, from: Data($0.utf8)) }
  }

  private static func encoded(_ kept: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(kept)).map { String(decoding: $0, as: UTF8.self) }
  }
}
