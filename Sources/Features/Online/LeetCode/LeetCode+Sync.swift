import Domain
public import SiteKit
import Store

extension LeetCode {
  /// Whether a sync is due by itself: somebody is named, none goes on, and it is time.
  public static func isSyncDue(
    delaySeconds: Int = 0, with services: Services
  ) async throws -> Bool {
    let account = try await account(with: services)
    guard !account.name.isEmpty || services.sessionFile?.session != nil else { return false }
    let state = try await syncState(with: services)
    let now = services.now()
    guard state.openRun(at: now) == nil else { return false }
    let schedule = SyncSchedule(
      clock: try await services.dayClock(), delaySeconds: delaySeconds)
    return schedule.isDue(at: now, after: state.attemptedAt, failures: state.failures)
  }

  /// Brings over what was solved on LeetCode; one sync at a time, whichever program asks.
  ///
  /// What came before a trouble stays. Throws: ``LeetCodeError`` and ``OnlineError``.
  @discardableResult
  public static func sync(
    with services: Services,
    onProgress: @escaping @Sendable (SyncState.Run) async -> Void = { _ in }
  ) async throws -> SyncState.Result {
    let account = try await account(with: services)
    guard !account.name.isEmpty || services.sessionFile?.session != nil else {
      throw LeetCodeError.notSetUp
    }
    let state = try await claim(with: services)
    let startedAt = state.run?.startedAt ?? services.now()
    let claim = SyncState.Claim(startedAt: startedAt, epoch: state.epoch)
    do {
      let run = try await SyncRun(claim, state, with: services, onProgress: onProgress)
      if let begun = state.run { await onProgress(begun) }
      let before = try await services.database.solvedElsewhere(source: source)
      let findings = try await run.findings()
      return try await settle(findings, before: before, of: run)
    } catch {
      // Ended by a shutdown, it is kept all the same that nothing goes on any more.
      await fail(error, claim, with: services)
      throw error
    }
  }

  /// Begins a run; whatever the learner changes after this ends it.
  private static func claim(with services: Services) async throws -> SyncState {
    let now = services.now()
    return try await changeSync(with: services) { state in
      guard state.openRun(at: now) == nil else { throw LeetCodeError.underWay }
      state.run = SyncState.Run(startedAt: now, seenAt: now, read: 0, total: nil)
      return state
    }
  }

  private static func settle(
    _ findings: SyncRun.Findings, before: [SolvedElsewhere], of run: SyncRun
  ) async throws -> SyncState.Result {
    let services = run.services
    let settledAt = run.state.settledAt ?? run.state.last?.at
    // What an attempt brought that did not end well was told to nobody yet.
    let known = before.filter { item in settledAt.map { item.foundAt.instant <= $0 } ?? false }
    let match = applySolvedSlugs(
      findings.slugs.union(before.map(\.slug)), known: Set(known.map(\.slug)),
      catalogue: Set(try services.problems.summaries().map(\.slug)))
    let now = services.now()
    let result = SyncState.Result(
      at: now, name: findings.name, isSignedIn: findings.isSignedIn,
      syncedCount: match.syncedCount, totalMatched: match.totalMatched, fresh: match.fresh)
    try await changeSync(with: services) { state in
      try state.check(run.claim)
      state.run = nil
      state.last = result
      state.settledAt = now
      state.trouble = nil
      state.attemptedAt = now
      state.failures = 0
      state.newestSeen = findings.newestSeen ?? state.newestSeen
      state.isIncomplete = !findings.isSignedIn && (state.isIncomplete || findings.hasGap)
      state.solvedThere = findings.solvedThere ?? state.solvedThere
      state.listTotal = findings.listTotal ?? state.listTotal
    }
    await services.log(
      .sync, match.syncedCount > 0 ? .info : .debug,
      "Synced with LeetCode as \(findings.name): \(match.syncedCount) new, "
        + "\(match.totalMatched) of the catalogue in all, \(match.unknown.count) unknown here.")
    return result
  }

  private static func fail(
    _ error: any Error, _ claim: SyncState.Claim, with services: Services
  ) async {
    let now = services.now()
    let trouble = (error as? any UserFacingError).map {
      SyncState.Trouble(at: now, message: $0.message, hint: $0.hint)
    }
    let isCancelled = error is CancellationError || Task.isCancelled
    var level: LogEntry.Level? = .warning
    do {
      level = try await changeSync(with: services) { state in
        // Another's run goes on, and the trouble of a sync that counts no more is none.
        guard state.isHeld(by: claim) else { return nil }
        state.run = nil
        guard !isCancelled, state.epoch == claim.epoch else { return nil }
        // Told once: the same trouble each hour is no news.
        let isNews = state.trouble?.message != trouble?.message
        state.trouble = trouble
        state.attemptedAt = now
        state.failures += 1
        return isNews ? .warning : .debug
      }
    } catch {
      // What cannot be kept can still be told.
    }
    guard let level, !isCancelled else { return }
    await services.log(
      .sync, level, "The sync with LeetCode failed.", detail: "\(error)")
  }
}
