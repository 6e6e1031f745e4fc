import Domain
import SiteKit
import Store

/// One sync: asks LeetCode and keeps what comes, piece by piece.
struct SyncRun: Sendable {
  /// What LeetCode said.
  struct Findings: Sendable, Hashable {
    /// Whose solved problems they are.
    var name: String
    var isSignedIn: Bool
    var slugs: Set<String> = []
    var newestSeen: Instant?
    var hasGap = false
    var solvedThere: Int?
    /// How long the learner's own list is; nil where it was not read.
    var listTotal: Int?
  }

  /// More than anybody solved; a list that goes on beyond it does not end.
  private static let mostRead = 20_000

  let services: Services
  let clock: DayClock
  let account: LeetCode.Account
  /// How syncs stood when this one began.
  let state: SyncState
  let claim: SyncState.Claim
  /// Told after each part of a long list.
  let onProgress: @Sendable (SyncState.Run) async -> Void
  let judge: OnlineJudge

  /// Who the learner is there is read after the claim: a change of it ends the claim.
  init(
    _ claim: SyncState.Claim, _ state: SyncState, with services: Services,
    onProgress: @escaping @Sendable (SyncState.Run) async -> Void
  ) async throws {
    self.claim = claim
    self.state = state
    self.services = services
    self.onProgress = onProgress
    judge = services.onlineJudge
    clock = try await services.dayClock()
    account = try await LeetCode.account(with: services)
  }

  /// The whole list with the cookie, else what everybody sees.
  func findings() async throws -> Findings {
    guard let session = services.sessionFile?.session else { return try await latest() }
    var trouble = OnlineError.sessionEnded(service: LeetCode.service)
    // By this machine's clock, which may be wrong: it is not kept.
    let isOver = session.expiresAt.map { $0 <= services.now() } ?? false
    if !isOver, !account.hasSessionEnded {
      do { return try await list(session) } catch let error as OnlineError where error.endsSession {
        trouble = error
      }
    }
    if !account.hasSessionEnded {
      // It may be another's trouble by now.
      try await LeetCode.syncState(with: services).check(claim)
      let isNews = !isOver || state.last?.isSignedIn != false
      await services.log(
        .sync, isNews ? .warning : .debug, trouble.message, detail: trouble.hint)
    }
    guard !account.name.isEmpty else { throw trouble }
    return try await latest()
  }

  /// What everybody sees of a member: the last few.
  private func latest() async throws -> Findings {
    guard let member = try await judge.member(account.name) else {
      throw LeetCodeError.unknownMember(account.name)
    }
    if member.name != account.name || !account.isChecked {
      try await change { account in
        account.name = member.name
        account.isChecked = true
      }
    }
    let page = RecentPage(try await judge.recentlySolved(member.name))
    let slugs = try await keep(page)
    return Findings(
      name: member.name, isSignedIn: false, slugs: slugs, newestSeen: page.newest,
      hasGap: page.hasGap(after: state.newestSeen), solvedThere: member.solved)
  }

  /// The learner's own list, as far as it can hold something new.
  private func list(_ session: OnlineSession) async throws -> Findings {
    let owner = try await owner(of: session)
    let isSame = account.signedInAs == owner.name
    try await change { $0.take(owner) }
    var findings = Findings(name: owner.name, isSignedIn: true)
    var run = SyncState.Run(
      startedAt: claim.startedAt, seenAt: services.now(), read: 0, total: nil)
    var cursor: Int?
    var fresh = 0
    repeat {
      let page = try await judge.solved(session, cursor)
      let added = try await keep(page.items, into: &findings.slugs)
      fresh += added
      findings.listTotal = page.total
      run.read += page.items.count
      run.total = page.total
      try await tell(&run)
      // The newest come first: a page without anything new ends it, unless the list grew by more.
      let before = max(page.total, 0) - fresh
      if added == 0, isSame, let known = state.listTotal, before <= known { break }
      let next = page.next.flatMap { next in cursor.map { next > $0 } ?? true ? next : nil }
      cursor = page.items.isEmpty ? nil : next
    } while cursor != nil && run.read < Self.mostRead
    findings.solvedThere = findings.listTotal
    // They are for the history alone; the list is whole without them.
    if let recent = try? await judge.recentlySolved(owner.name) {
      findings.slugs.formUnion(try await keep(RecentPage(recent)))
      findings.newestSeen = RecentPage(recent).newest
    }
    try await keepSubmissions(session, &run)
    try Task.checkCancellation()
    return findings
  }

  /// Whose cookie it is; that LeetCode does not take it any more is kept.
  private func owner(of session: OnlineSession) async throws -> OnlineAccount {
    do { return try await judge.account(session) } catch let error as OnlineError {
      if case .sessionEnded = error { try await change { $0.hasSessionEnded = true } }
      throw error
    }
  }

  /// Changes who the learner is there, unless the learner did meanwhile.
  private func change(
    _ change: @escaping @Sendable (inout LeetCode.Account) -> Void
  ) async throws {
    try await LeetCode.change(with: services) { [claim] account, state in
      try state.check(claim)
      change(&account)
    }
  }

  func tell(_ run: inout SyncState.Run) async throws {
    run.seenAt = services.now()
    let current = run
    try await LeetCode.changeSync(with: services) { [claim] state in
      try state.check(claim)
      state.run = current
    }
    await onProgress(current)
  }
}

// MARK: - Keeping

extension SyncRun {
  private func keep(_ page: RecentPage) async throws -> Set<String> {
    // The first of each problem is when it was solved.
    let oldestFirst = page.submissions.sorted { $0.at < $1.at }
    let found = found(oldestFirst.map { OnlineSolved(slug: $0.slug, title: $0.title, at: $0.at) })
    try await LeetCode.keep(found, submissions: page.submissions, under: claim, with: services)
    return Set(found.map(\.slug))
  }

  /// Keeps what was solved, and gives how many of it were new.
  private func keep(_ solved: [OnlineSolved], into slugs: inout Set<String>) async throws -> Int {
    let found = found(solved)
    slugs.formUnion(found.map(\.slug))
    return try await LeetCode.keep(found, under: claim, with: services).count
  }

  private func found(_ solved: [OnlineSolved]) -> [SolvedElsewhere] {
    let now = services.now()
    return solved.compactMap { item in
      guard let slug = LeetCodeSlugExtractor.slug(in: item.slug) else { return nil }
      return SolvedElsewhere(
        slug: slug, source: LeetCode.source, solvedAt: item.at.map { min($0, now) },
        foundAt: clock.moment(now), title: item.title.isEmpty ? nil : item.title)
    }
  }
}

extension LeetCode.Account {
  /// What a cookie says of its owner; also their name, where none was given.
  mutating func take(_ owner: OnlineAccount) {
    signedInAs = owner.name
    isPremium = owner.isPremium
    hasSessionEnded = false
    if name.isEmpty || name.lowercased() == owner.name.lowercased() {
      name = owner.name
      isChecked = true
    }
  }
}
