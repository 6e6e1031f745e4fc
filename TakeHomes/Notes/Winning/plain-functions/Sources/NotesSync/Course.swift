import NotesDomain

/// What a sync wants to be done next.
enum Wish: Hashable, Sendable {
  case cursor
  case page(since: String?)
  case take(ServerPage)
  case queue
  case send(PendingChange)
  case settle(PendingChange, revision: Int)
  case refuse(PendingChange)
  indirect case pause(Duration, then: Wish)
  case end
}

/// What came of it.
enum Fact: Sendable {
  case begun
  case cursor(String?)
  case page(ServerPage, since: String?)
  case taken(Intake)
  case queue([PendingChange])
  case accepted(PendingChange, revision: Int)
  case settled
  case refused(PendingChange)
  case rested(Wish)
  case failed(SyncError, Wish)
}

/// What a sync remembers between two steps.
struct Course: Hashable, Sendable {
  var report = SyncReport()
  var hasMore = false
  /// Of the call that is made now.
  var failures = 0
  var disputed: String?
  /// Of one note in a row.
  var conflicts = 0
}

/// All that a sync does is decided here, without waiting for anything.
///
/// Throws: what ends the sync.
func next(
  _ course: inout Course, after fact: Fact, _ backoff: Backoff, jitter: () -> Double
) throws(SyncError) -> Wish {
  switch fact {
  case .begun: return .cursor
  case .cursor(let cursor):
    course.failures = 0
    return .page(since: cursor)
  case .page(let page, let cursor):
    course.report.pulled += page.notes.count + page.deleted.count
    // A server that says "more" and stays where it is would be asked for ever.
    course.hasMore = page.hasMore && page.cursor != nil && page.cursor != cursor
    return .take(page)
  case .taken(let intake):
    course.report.merged += intake.merged
    course.report.copies += intake.copies
    return course.hasMore ? .cursor : .queue
  case .queue(let changes):
    course.failures = 0
    return changes.first.map { .send($0) } ?? .end
  case .accepted(let change, let revision): return .settle(change, revision: revision)
  case .settled:
    course.report.sent += 1
    course.disputed = nil
    return .queue
  case .refused(let change):
    course.report.refused.append(change.noteID)
    return .queue
  case .rested(let wish): return wish
  case .failed(let error, let wish):
    return try next(&course, after: error, of: wish, backoff, jitter: jitter)
  }
}

private func next(
  _ course: inout Course, after error: SyncError, of wish: Wish, _ backoff: Backoff,
  jitter: () -> Double
) throws(SyncError) -> Wish {
  switch (error, wish) {
  case (.offline, _): return try pause(&course, error, .zero, wish, backoff, jitter: jitter)
  case (.busy(let least), _):
    return try pause(&course, error, least ?? .zero, wish, backoff, jitter: jitter)
  case (.refused, .send(let change)): return .refuse(change)
  case (.conflict(let theirs), .send(let change)):
    course.conflicts = course.disputed == change.noteID ? course.conflicts + 1 : 1
    course.disputed = change.noteID
    guard course.conflicts < backoff.tries else { throw error }
    return .take(ServerPage(notes: [theirs]))
  default: throw error
  }
}

private func pause(
  _ course: inout Course, _ error: SyncError, _ least: Duration, _ wish: Wish, _ backoff: Backoff,
  jitter: () -> Double
) throws(SyncError) -> Wish {
  course.failures += 1
  guard course.failures < backoff.tries else { throw error }
  let pause = backoff.pause(after: course.failures, jitter: jitter())
  return .pause(max(pause, least), then: wish)
}

/// What is shown once a sync has ended with an error.
func ending(_ error: any Error) -> SyncState {
  switch error {
  case SyncError.offline, SyncError.busy: .offline
  case is CancellationError: .idle
  default: .failed("\(error)")
  }
}
