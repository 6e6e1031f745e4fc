internal import NotesDomain
internal import Observation

/// What a pass works with.
struct Kit: Sendable {
  let store: any NoteStore
  let server: any NotesServer
  let backoff: Backoff
  let clock: any Clock<Duration>
  let jitter: @Sendable () -> Double
}

/// One sync, which all who are interested in it watch.
@NotesActor @Observable final class Pass {
  enum Stage {
    case working
    case pausing(Duration)
    case over(Result<SyncReport, any Error>)
  }

  private(set) var stage = Stage.working
  @ObservationIgnored private let kit: Kit
  @ObservationIgnored private var report = SyncReport()

  init(_ kit: Kit) { self.kit = kit }

  /// Nil until it is over.
  var result: Result<SyncReport, any Error>? {
    guard case .over(let result) = stage else { return nil }
    return result
  }

  func run() async {
    do {
      while try await pull() {}
      try await push()
      stage = .over(.success(report))
    } catch {
      stage = .over(.failure(error))
    }
  }

  private func pull() async throws -> Bool {
    let cursor = try await kit.store.cursor()
    let page = try await ask { try await $0.changes(since: cursor) }
    add(try await kit.store.take(page))
    report.pulled += page.notes.count + page.deleted.count
    // Without a new place the same page would come again.
    let isFurther = page.cursor.map { $0 != cursor } ?? false
    return page.hasMore && isFurther
  }

  private func push() async throws {
    var conflicts: [String] = []
    while let change = try await kit.store.pending().first {
      do {
        let revision = try await ask { try await $0.send(change) }
        try await kit.store.sent(change, revision: revision)
        report.sent += 1
        conflicts = []
      } catch SyncError.conflict(let theirs) {
        // Those in a row, of this note alone.
        conflicts = conflicts.filter { $0 == change.noteID } + [change.noteID]
        if conflicts.count >= kit.backoff.tries { throw SyncError.conflict(theirs) }
        add(try await kit.store.take(ServerPage(notes: [theirs])))
      } catch SyncError.refused {
        try await kit.store.refuse(change)
        report.refused.append(change.noteID)
      }
    }
  }

  private func ask<Answer: Sendable>(
    _ question: @NotesActor (any NotesServer) async throws -> Answer
  ) async throws -> Answer {
    var failures = 0
    while true {
      try Task.checkCancellation()
      do {
        return try await question(kit.server)
      } catch SyncError.offline {
        failures += 1
        try await pause(failures, after: .offline)
      } catch SyncError.busy(let least) {
        failures += 1
        try await pause(failures, after: .busy(retryAfter: least))
      }
    }
  }

  private func pause(_ failures: Int, after error: SyncError) async throws {
    if failures >= kit.backoff.tries { throw error }
    var pause = kit.backoff.pause(after: failures, jitter: kit.jitter())
    if case .busy(let least?) = error, least > pause { pause = least }
    stage = .pausing(pause)
    try await kit.clock.sleep(for: pause)
    stage = .working
  }

  private func add(_ intake: Intake) {
    report.merged += intake.merged
    report.copies += intake.copies
  }
}
