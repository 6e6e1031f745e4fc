import Foundation

@testable import NotesDomain
@testable import NotesSync

/// Keeps what tests and doubles say to each other.
actor Box<Value: Sendable> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) { value = new }

  func change<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    body(&value)
  }
}

/// A pause lasts as long as the test's own call for it.
struct HookClock: Clock {
  typealias Hook = @Sendable (Duration) async throws -> Void

  struct Instant: InstantProtocol {
    var sinceStart: Duration

    func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }
    func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  let hook: Hook

  /// Time does not pass: pauses are measured from the start.
  var now: Instant { Instant(sinceStart: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await hook(deadline.sinceStart)
  }
}

/// The real rules of a server, in small: revisions grow, and an old one is a conflict.
actor SmallServer: NotesServer {
  private var notes: [String: Note] = [:]
  private var pages: [ServerPage]
  private var troubles: [SyncError]
  private var revision = 10
  private(set) var cursors: [String?] = []
  private(set) var changes: [PendingChange] = []
  /// Runs while a change is on its way.
  private let onTheWay: @Sendable (PendingChange) async throws -> Void

  /// Answers with each page, and fails with each trouble before it does anything.
  init(
    has notes: [Note] = [], pages: [ServerPage] = [], troubles: [SyncError] = [],
    onTheWay: @escaping @Sendable (PendingChange) async throws -> Void = { _ in }
  ) {
    for note in notes { self.notes[note.id] = note }
    self.pages = pages
    self.troubles = troubles
    self.onTheWay = onTheWay
  }

  func changes(since cursor: String?) throws -> ServerPage {
    cursors.append(cursor)
    if !troubles.isEmpty { throw troubles.removeFirst() }
    return pages.isEmpty ? ServerPage() : pages.removeFirst()
  }

  func send(_ change: PendingChange) async throws -> Int {
    changes.append(change)
    try await onTheWay(change)
    if !troubles.isEmpty { throw troubles.removeFirst() }
    if let known = notes[change.noteID], known.revision != change.revision {
      throw SyncError.conflict(known)
    }
    revision += 1
    notes[change.noteID] = change.note
    notes[change.noteID]?.revision = revision
    return revision
  }
}
