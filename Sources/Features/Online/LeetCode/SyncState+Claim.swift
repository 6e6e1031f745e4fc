import Domain

extension SyncState {
  /// What a run holds: its place as the one that goes on, and for whom that was.
  struct Claim: Sendable, Hashable {
    var startedAt: Instant
    var epoch: Int
  }

  /// Whether the run that goes on is this one's.
  func isHeld(by claim: Claim) -> Bool { run?.startedAt == claim.startedAt }

  /// Throws unless the run is this one's, and still for the learner as they were when it began.
  func check(_ claim: Claim) throws {
    guard epoch == claim.epoch else { throw LeetCodeError.superseded }
    guard isHeld(by: claim) else { throw LeetCodeError.underWay }
  }

  /// What a sync that goes on is to keep counts no more; it ends by itself.
  mutating func supersede() { epoch &+= 1 }

  /// Forgets how it stood with another member, so that a sync is due at once.
  mutating func beginAnew() {
    self = SyncState(run: run, settledAt: settledAt ?? last?.at, epoch: epoch)
    supersede()
  }
}
