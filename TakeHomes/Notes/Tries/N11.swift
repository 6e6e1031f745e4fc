import Synchronization
import Testing

@testable import NotesDomain
@testable import NotesSync

/// A clock on which a pause ends only when it is cancelled.
private final class StoppedClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let pauses = Mutex(0)
  private let never = AsyncStream.makeStream(of: Void.self)
  var count: Int { pauses.withLock { $0 } }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    pauses.withLock { $0 += 1 }
    for await _ in never.stream {}
    try Task.checkCancellation()
  }
}

private actor EmptyStore: NoteStore {
  func notes() -> [Note] { [] }
  func save(_ note: Note) {}
  func delete(id: String) {}
  func pending() -> [PendingChange] { [] }
  func cursor() -> String? { nil }
  func take(_ page: ServerPage) -> Intake { Intake() }
  func sent(_ change: PendingChange, revision: Int) {}
  func refuse(_ change: PendingChange) {}
}

private actor NoServer: NotesServer {
  func changes(since cursor: String?) throws -> ServerPage { throw SyncError.offline }
  func send(_ change: PendingChange) throws -> Int { throw SyncError.offline }
}

struct CancelledSyncTests {
  private func wait(_ condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  /// The server is offline, so the sync pauses, and there it is cancelled.
  @Test func `a sync that is cancelled in a pause ends at once`() async {
    let clock = StoppedClock()
    let engine = SyncEngine(store: EmptyStore(), server: NoServer(), clock: clock) { 1 }
    let isOver = Mutex(false)
    let sync = Task {
      _ = try? await engine.sync()
      isOver.withLock { $0 = true }
    }
    await wait { clock.count == 1 }
    #expect(await engine.state() == .waiting(.seconds(1)))
    sync.cancel()
    await wait { isOver.withLock { $0 } }
  }
}
